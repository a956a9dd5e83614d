import {
  type AliasDomain,
  listAliasDomains,
  type ParsedInputOf,
  removeAliasDomain,
  saveAliasDomain,
} from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { AliasDomainsService } from './alias-domains.service.js';

@Controller()
export class AliasDomainsController {
  constructor(private readonly service: AliasDomainsService) {}

  @Answers(listAliasDomains)
  list(): Promise<{ domains: AliasDomain[] }> {
    return this.service.list();
  }

  @Answers(saveAliasDomain)
  save(@Payload() input: ParsedInputOf<typeof saveAliasDomain>): Promise<AliasDomain> {
    return this.service.save(input);
  }

  @Answers(removeAliasDomain)
  remove(@Payload() { domain }: ParsedInputOf<typeof removeAliasDomain>): Promise<{ removed: boolean }> {
    return this.service.remove(domain);
  }
}

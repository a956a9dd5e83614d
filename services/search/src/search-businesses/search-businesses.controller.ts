import { type ParsedInputOf, searchBusinesses } from '@gewerk/contracts';
import { Answers } from '@gewerk/messaging';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { SearchBusinessesService } from './search-businesses.service.js';

@Controller()
export class SearchBusinessesController {
  constructor(private readonly service: SearchBusinessesService) {}

  @Answers(searchBusinesses)
  search(@Payload() input: ParsedInputOf<typeof searchBusinesses>): Promise<Uint8Array> {
    return this.service.search(input);
  }
}

import { Module } from '@nestjs/common';
import { PagesModule } from '../pages/pages.module.js';
import { RobotsController } from './robots.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { SitemapPlan } from './sitemap-plan.js';

/** Sitemap and robots.txt. */
@Module({
  imports: [PagesModule],
  controllers: [SitemapController, RobotsController],
  providers: [SitemapPlan],
})
export class SitemapModule {}

import { MessagingModule } from '@gewerk/messaging';
import { MongoModule } from '@gewerk/service-kit';
import { Module } from '@nestjs/common';
import { IndexModule } from './index/index.module.js';
import { PanelModule } from './panel/panel.module.js';
import { QuestionsModule } from './questions/questions.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { SynonymsModule } from './synonyms/synonyms.module.js';
import { TilesModule } from './tiles/tiles.module.js';

@Module({
  imports: [
    MessagingModule.forProcess('search'),
    MongoModule.forDatabase('gewerk_search'),
    IndexModule,
    PanelModule,
    QuestionsModule,
    StatisticsModule,
    SynonymsModule,
    TilesModule,
  ],
})
export class AppModule {}

import { Module } from '@nestjs/common';
import { IndexModule } from '../index/index.module.js';
import { EditSynonyms } from './edit-synonyms.js';

@Module({ imports: [IndexModule], controllers: [EditSynonyms] })
export class SynonymsModule {}

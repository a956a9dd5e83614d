import { Module } from '@nestjs/common';
import { Atlas } from './atlas.js';
import { CityDirectory } from './city-directory.js';
import { PlaceResolver } from './place.resolver.js';

@Module({ providers: [Atlas, CityDirectory, PlaceResolver], exports: [Atlas, CityDirectory, PlaceResolver] })
export class PlacesModule {}

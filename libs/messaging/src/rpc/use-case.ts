import { Controller } from '@nestjs/common';

/** A use case with methods marked `@Answers(operation)`, listed under its module's `controllers`, where Nest looks. */
export const UseCase = (): ClassDecorator => Controller();

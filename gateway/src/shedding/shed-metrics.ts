import type { ServiceName } from '@gewerk/contracts/bus';
import { metrics } from '@gewerk/service-kit';
import { Counter, Gauge } from 'prom-client';
import type { CallLength } from './call-bounds.js';

/** What is measured about the calls to one service. */
export interface MeasuredCalls {
  readonly isClosed: boolean;
  readonly places: Readonly<Record<CallLength, { readonly underWay: number; readonly waiting: number }>>;
}

const LENGTHS: readonly CallLength[] = ['short', 'long'];

const measured = new Map<ServiceName, MeasuredCalls>();

/** Calls that were not sent: 'queue-full', 'waited-too-long', 'circuit-open' or 'unheard'. */
export const callsShed = new Counter({
  name: 'gewerk_calls_shed_total',
  help: 'Calls to services that the gateway refused to send, by reason',
  labelNames: ['service', 'reason'] as const,
  registers: [metrics],
});

export const callsRepeated = new Counter({
  name: 'gewerk_calls_repeated_total',
  help: 'Reads that the gateway sent to a service again because there was no answer yet',
  labelNames: ['service'] as const,
  registers: [metrics],
});

const callsUnderWay = new Gauge({
  name: 'gewerk_calls_under_way',
  help: 'Calls to services for which the gateway is awaiting an answer',
  labelNames: ['service', 'length'] as const,
  registers: [metrics],
  collect: () => eachPlaces((labels, { underWay }) => callsUnderWay.set(labels, underWay)),
});

const callsWaiting = new Gauge({
  name: 'gewerk_calls_waiting',
  help: 'Calls to services that wait in the gateway for a slot',
  labelNames: ['service', 'length'] as const,
  registers: [metrics],
  collect: () => eachPlaces((labels, { waiting }) => callsWaiting.set(labels, waiting)),
});

const circuitOpen = new Gauge({
  name: 'gewerk_circuit_open',
  help: '1 while the gateway sends a service only one trial call a second, otherwise 0',
  labelNames: ['service'] as const,
  registers: [metrics],
  collect: () => {
    for (const [service, { isClosed }] of measured) circuitOpen.set({ service }, isClosed ? 0 : 1);
  },
});

/** Adds the calls to a service to the metrics. */
export function measureCalls(service: ServiceName, calls: MeasuredCalls): void {
  measured.set(service, calls);
}

function eachPlaces(
  visit: (
    labels: { service: ServiceName; length: CallLength },
    places: MeasuredCalls['places'][CallLength],
  ) => void,
): void {
  for (const [service, { places }] of measured)
    for (const length of LENGTHS) visit({ service, length }, places[length]);
}

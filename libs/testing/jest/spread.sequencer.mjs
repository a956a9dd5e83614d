import Sequencer from '@jest/test-sequencer';

const isSystem = ({ context }) => context.config.displayName?.name === 'system';

/**
 * Spreads the tests of whole systems evenly among the others, beginning with one: each starts a dozen processes,
 * so that two at the same time starve each other, and one at the end would run alone.
 */
export default class SpreadSequencer extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const systems = sorted.filter(isSystem);
    const others = sorted.filter((test) => !isSystem(test));
    const share = Math.ceil(others.length / Math.max(1, systems.length));
    const parts = systems.map((system, index) => [
      system,
      ...others.slice(index * share, (index + 1) * share),
    ]);
    return systems.length > 0 ? parts.flat() : others;
  }
}

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof makeMetrics>;

/** What is counted; docs/guide/operations.md says what to watch. */
export function makeMetrics(read: { sockets(): number; tables(): number; thinking(): number; commits(): number }) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('shinar_sockets', 'Open sockets', read.sockets);
  gauge('shinar_tables_loaded', 'Tables in memory', read.tables);
  gauge('shinar_bots_thinking', 'Bots that think now', read.thinking);
  gauge('shinar_commits', 'Groups of appends committed so far', read.commits);
  return {
    registry,
    steps: new Counter({ name: 'shinar_steps_total', help: 'Entries appended to logs', registers }),
    appends: new Histogram({
      name: 'shinar_append_seconds',
      help: 'From append to durable',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    }),
    refusals: new Counter({ name: 'shinar_refusals_total', help: 'Requests refused, by code', labelNames: ['code'], registers }),
    timeouts: new Counter({ name: 'shinar_timeouts_total', help: 'Turns whose time ran out', registers }),
    notices: new Counter({
      name: 'shinar_notices_total',
      help: 'Notices sent, by way and outcome',
      labelNames: ['way', 'outcome'],
      registers,
    }),
    reports: new Counter({ name: 'shinar_reports_total', help: 'Reports about people', registers }),
    rulesChanged: new Gauge({
      name: 'shinar_tables_rules_changed',
      help: 'Running tables that today’s rules would play otherwise',
      registers,
    }),
  };
}

package tercio.bench;

import tercio.domain.dice.Dice;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;

/**
 * Measures the rules alone, on one thread and without a store: how long each command of the scripted war takes to be decided, with everything that is derived from
 * the board on the way, and how long each of its events takes to evolve.
 */
final class RulesBenchmark {

    /** The war is played again until so many events were evolved before the time counts: a short one oftener than a long one. */
    private static final int WARM = 20_000;

    private final BenchmarkReport report;
    private final ScriptedWar war;

    RulesBenchmark(BenchmarkReport report, ScriptedWar war) {
        this.report = report;
        this.war = war;
    }

    void measure() {
        report.title("the rules alone, one thread, %s by %s".formatted(war.scenario().name(), war.rules().id()));
        for (long events = 0; events < WARM;) {
            events += play(war.rules(), new Latencies()).events();
        }
        var decided = new Latencies();
        var played = play(war.rules(), decided);
        report.line("a command decided", "within the 1.5 ms of a command", "%s", decided);
        report.line("an event evolved", "within the 25 us of a stored event", "%.2f us over %,d events", played.nanos() / 1e3 / played.events(), played.events());
    }

    /** @param nanos spent on evolving all events */
    private record Evolved(long events, long nanos) {}

    @SuppressWarnings("unchecked") // the war was played by these rules
    private <S, C extends Command, E extends Event, N extends Scenario> Evolved play(Ruleset<S, C, E, N> rules, Latencies decided) {
        S state = rules.start(rules.scenarioType().cast(war.scenario()), Readings.STANDARD);
        long events = 0;
        long evolving = 0;
        for (var turn : war.turns()) {
            long begun = System.nanoTime();
            var verdict = rules.decide(state, (C) turn.command(), Dice.inOrder(turn.dice()));
            long ended = System.nanoTime();
            decided.add(ended - begun);
            for (var ruled : ((Verdict.Accepted<E>) verdict).events()) {
                state = rules.evolve(state, ruled.event());
                events++;
            }
            evolving += System.nanoTime() - ended;
        }
        return new Evolved(events, evolving);
    }
}

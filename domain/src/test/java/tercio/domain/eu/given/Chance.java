package tercio.domain.eu.given;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;

/** A player who knows no rule plays a war by sending back what decisions and moves offer; the dice are random too. */
public final class Chance {

    /** One command of a game: the board before it and what came of it. */
    public record Turn(EuState before, EuCommand command, Verdict.Accepted<EuEvent> outcome) {
        public List<EuEvent> events() {
            return outcome.events().stream().map(Verdict.ExplainedEvent::event).toList();
        }
    }

    private Chance() {}

    /** A game to its end, or its first {@code most} commands. */
    public static List<Turn> game(EuScenario scenario, long seed, int most) {
        return game(War.RULES.start(scenario, Readings.STANDARD), seed, most);
    }

    /** A game from a board on. */
    public static List<Turn> game(EuState from, long seed, int most) {
        return game(War.RULES, from, seed, most);
    }

    /** A game by the rules of an edition from a board on. */
    public static List<Turn> game(EuMilitary rules, EuState from, long seed, int most) {
        var random = new Random(seed);
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        var state = from;
        var turns = new ArrayList<Turn>();
        while (!rules.isOver(state) && turns.size() < most) {
            var command = (EuCommand) offer(rules, state, random);
            var verdict = rules.decide(state, command, dice);
            assertThat(verdict).as("game %d, command %d: %s", seed, turns.size(), command).isInstanceOf(Verdict.Accepted.class);
            var turn = new Turn(state, command, (Verdict.Accepted<EuEvent>) verdict);
            turns.add(turn);
            for (var event : turn.events()) {
                state = rules.evolve(state, event);
            }
        }
        return turns;
    }

    /** Any answer to any decision: an option, a move of a stack that may move, or a form filled in. */
    private static Command offer(EuMilitary rules, EuState state, Random random) {
        var decisions = rules.decisions(state);
        assertThat(decisions).as("what is awaited in %s", state.phase()).isNotEmpty();
        var decision = decisions.get(random.nextInt(decisions.size()));
        assertThat(oneOfEachSubject(decision)).as("who may answer %s", decision.id()).allMatch(answer -> rules.parties(state, answer).contains(decision.party()));
        var command = rules.sample(state, decision, random::nextInt);
        assertThat(Stream.concat(oneOfEachSubject(decision).stream(), Stream.of(command))).as("offered to be sent by %s", decision.id()).allMatch(Sendable::whole);
        var parties = rules.parties(state, (EuCommand) command);
        assertThat(parties).as("who may answer %s", decision.id()).contains(decision.party());
        assertThat(decision.kind().startsWith("Roll") || parties.size() == 1).as("%s is for %s alone", command, decision.party()).isTrue();
        return command;
    }

    /** The listed answers, one for each piece or place that they are about: who may answer depends on nothing else of an answer. */
    private static Collection<EuCommand> oneOfEachSubject(Decision decision) {
        return decision.options().stream().map(option -> (EuCommand) option.command())
                .collect(Collectors.toMap(answer -> List.of(answer.getClass(), answer.about()), answer -> answer, (first, same) -> first, LinkedHashMap::new)).values();
    }
}

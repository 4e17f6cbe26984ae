package tercio.domain.eu.play.round;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.round.RoundEvent.InitiativeRolled;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The order of the alliances: each acts at the lowest initiative of its members and of those it acts together with, and a roll
 * breaks ties once for the turn
 * (EU-INIT-1, EU-INIT-2).
 */
public final class Initiative {

    private static final String RULE = "EU-INIT-1";

    private Initiative() {}

    /** Whether two alliances that do not act together have the same initiative and a roll decides. A scenario can give the order that was rolled. */
    public static boolean tied(EuState state) {
        var groups = ActingTogether.in(state);
        return state.scenario().soFar().order().isEmpty() && groups.stream().map(group -> group.initiative(state)).distinct().count() < groups.size();
    }

    /** The alliances with the highest initiative, the first of those that act together; one of them acts first. */
    static List<Integer> highest(EuState state) {
        var groups = ActingTogether.in(state);
        int highest = groups.stream().mapToInt(group -> group.initiative(state)).max().orElseThrow();
        return groups.stream().filter(group -> group.initiative(state) == highest).map(group -> group.alliances().getFirst()).toList();
    }

    /** Fixes the order if the scenario gives it or there is no tie. */
    public static void settle(Play play) {
        var given = play.state().scenario().soFar().order();
        play.happens(new InitiativeRolled(!given.isEmpty() ? given.stream().map(play.state()::allianceOf).toList() : ActingTogether.in(play.state()).stream()
                .sorted(Comparator.comparing((ActingTogether group) -> -group.initiative(play.state())))
                .flatMap(group -> group.alliances().stream())
                .toList()));
    }

    /** Rolls a die for every tied alliance or alliances that act together, and again while dice are equal. */
    public static Optional<Verdict<EuEvent>> roll(Play play) {
        if (!play.state().order().isEmpty()) {
            return Play.refused(RULE, "the order of the alliances is known for the whole turn");
        }
        var groups = ActingTogether.in(play.state());
        var order = new ArrayList<Integer>();
        var steps = new ArrayList<Step>();
        var byInitiative = groups.stream()
                .map(group -> group.initiative(play.state()))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
        for (int initiative : byInitiative) {
            var equals = groups.stream()
                    .filter(group -> group.initiative(play.state()) == initiative)
                    .toList();
            var missing = rollOff(play, equals, 0, order, steps);
            if (missing.isPresent()) {
                return missing;
            }
        }
        play.happens(new InitiativeRolled(order), steps);
        return Play.done();
    }

    private static Optional<Verdict<EuEvent>> rollOff(
            Play play, List<ActingTogether> tied, int attempt, List<Integer> order, List<Step> steps) {
        if (tied.size() == 1) {
            order.addAll(tied.getFirst().alliances());
            return Play.done();
        }
        var thrown = new ArrayList<Integer>();
        for (var group : tied) {
            var name = DieName.d10(group.first(play.state()), "initiative").ordinal(attempt);
            var die = play.dice().next(name);
            if (die.isEmpty()) {
                return Play.wants(name);
            }
            play.rolled(List.of(new Roll(name, die.getAsInt())));
            thrown.add(die.getAsInt());
            steps.add(Step.of("initiative of " + name.side(), RULE).die(die.getAsInt()).result(die.getAsInt()));
        }
        for (int value : thrown.stream().distinct().sorted(Comparator.reverseOrder()).toList()) {
            var equals = IntStream.range(0, tied.size()).filter(at -> thrown.get(at) == value).mapToObj(tied::get).toList();
            var missing = rollOff(play, equals, attempt + 1, order, steps);
            if (missing.isPresent()) {
                return missing;
            }
        }
        return Play.done();
    }
}

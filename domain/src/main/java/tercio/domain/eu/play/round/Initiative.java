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
 * The order of the alliances: each acts at the lowest initiative of its members, and a roll breaks ties once for the turn
 * (EU-INIT-1, EU-INIT-2).
 */
public final class Initiative {

    private static final String RULE = "EU-INIT-1";

    private Initiative() {}

    /** The lowest initiative of the alliance's countries (EU-INIT-1). */
    public static int of(EuState state, int alliance) {
        return state.members(alliance).stream()
                .mapToInt(country -> state.scenario().countries().get(country).initiative())
                .min()
                .orElseThrow();
    }

    /** Whether two alliances have the same initiative and a roll decides. A scenario can give the order that was rolled. */
    public static boolean tied(EuState state) {
        return state.scenario().soFar().order().isEmpty() && alliances(state).stream().map(alliance -> of(state, alliance)).distinct().count()
                < state.scenario().alliances().size();
    }

    /** The alliances with the highest initiative; one of them acts first. */
    static List<Integer> highest(EuState state) {
        int highest = alliances(state).stream().mapToInt(alliance -> of(state, alliance)).max().orElseThrow();
        return alliances(state).stream().filter(alliance -> of(state, alliance) == highest).toList();
    }

    /** Fixes the order if the scenario gives it or there is no tie. */
    public static void settle(Play play) {
        var given = play.state().scenario().soFar().order();
        var order = !given.isEmpty() ? given.stream().map(play.state()::allianceOf).toList() : alliances(play.state()).stream()
                .sorted(Comparator.comparing((Integer alliance) -> -of(play.state(), alliance)))
                .toList();
        play.happens(new InitiativeRolled(order));
    }

    /** Rolls a die for every tied alliance, and again while dice are equal. */
    public static Optional<Verdict<EuEvent>> roll(Play play) {
        if (!play.state().order().isEmpty()) {
            return Play.refused(RULE, "the order of the alliances is known for the whole turn");
        }
        var order = new ArrayList<Integer>();
        var steps = new ArrayList<Step>();
        var byInitiative = alliances(play.state()).stream()
                .map(alliance -> of(play.state(), alliance))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
        for (int initiative : byInitiative) {
            var equals = alliances(play.state()).stream()
                    .filter(alliance -> of(play.state(), alliance) == initiative)
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
            Play play, List<Integer> tied, int attempt, List<Integer> order, List<Step> steps) {
        if (tied.size() == 1) {
            order.add(tied.getFirst());
            return Play.done();
        }
        var thrown = new ArrayList<Integer>();
        for (int alliance : tied) {
            var name = DieName.d10(play.state().members(alliance).getFirst(), "initiative").ordinal(attempt);
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

    private static List<Integer> alliances(EuState state) {
        return IntStream.range(0, state.scenario().alliances().size()).boxed().toList();
    }
}

package tercio.skirmish.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;
import tercio.skirmish.rules.SkirmishCommand.ChooseOrder;
import tercio.skirmish.rules.SkirmishCommand.Commit;
import tercio.skirmish.rules.SkirmishCommand.EndMarches;
import tercio.skirmish.rules.SkirmishCommand.March;
import tercio.skirmish.rules.SkirmishCommand.SetReserve;

/** The decisions for which the game waits, with all legal answers. Works on a board from which the secrets of others are missing, too. */
final class SkirmishDecisions {

    private static final String TO = "to";
    private static final String MEN = "men";

    private SkirmishDecisions() {}

    static List<Decision> of(SkirmishState state) {
        return switch (state.phase()) {
            case SkirmishPhase.Slips slips -> state.captains().stream().filter(captain -> !captain.ready())
                    .map(captain -> slip(captain.id())).toList();
            case SkirmishPhase.Orders(var slips) -> slips.awaitedParties().stream().map(SkirmishDecisions::order).toList();
            case SkirmishPhase.Marches marches -> marches(state, marches);
            case SkirmishPhase.Clash clash -> List.of(commitment(state, clash));
            case SkirmishPhase.Ended ended -> List.of();
        };
    }

    /** The listed answers of one captain, for a refusal. */
    static List<Option> legal(SkirmishState state, String captain) {
        return of(state).stream().filter(decision -> decision.party().equals(captain)).flatMap(decision -> decision.options().stream()).toList();
    }

    private static Decision slip(String captain) {
        return described("reserve-" + captain, captain, "SetReserve", "SK-RESERVE", captain + " writes down how many men are kept in reserve.",
                new Form(new SetReserve(captain, Optional.of(0)),
                        List.of(new Form.Count(MEN, "men in reserve", 0, SkirmishLimits.RESERVE)),
                        List.of(Form.Limit.of(Sentence.ofText("at most " + SkirmishLimits.RESERVE + " men are kept in reserve"), "SK-RESERVE", MEN)),
                        filled -> new SetReserve(captain, Optional.of(filled.count(MEN)))), null);
    }

    /** A decision that is answered by filling in a form. */
    private static Decision described(String id, String captain, String kind, String rule, String prompt, Form form, String hill) {
        return new Decision(id, captain, kind, Citation.of(rule), prompt, List.of(), List.of(), form, hill);
    }

    private static Decision order(String captain) {
        var options = Arrays.stream(CaptainOrder.values())
                .map(order -> new Option(order.toString(), new ChooseOrder(captain, Optional.of(order)))).toList();
        return new Decision("order-" + captain, captain, "ChooseOrder", Citation.of("SK-ORDER"),
                captain + " writes down the order of the turn in secret.", options, List.of());
    }

    private static List<Decision> marches(SkirmishState state, SkirmishPhase.Marches marches) {
        var awaited = new ArrayList<Decision>();
        awaited.add(new Decision("marches-" + marches.captain(), marches.captain(), "EndMarches", Citation.of("SK-MARCH"),
                marches.captain() + " has " + marches.left() + " marches left.",
                List.of(new Option("end the marches", new EndMarches(marches.captain()))), List.of()));
        state.forces().stream().filter(force -> force.captain().equals(marches.captain()))
                .flatMap(force -> march(state, force).stream()).forEach(awaited::add);
        return awaited;
    }

    private static List<String> targets(SkirmishState state, HillForce force) {
        return HillMap.PRINTED.borders(new SpaceId(force.hill())).stream().map(border -> border.to().value())
                .filter(to -> SkirmishLimits.mayEnter(state, force.captain(), to)).toList();
    }

    /** The marches of a whole force; none while another captain marches. */
    static List<Option> wholeMarches(SkirmishState state, HillForce force) {
        return state.phase() instanceof SkirmishPhase.Marches marches && marches.captain().equals(force.captain())
                ? targets(state, force).stream().map(to -> new Option("to " + HillMap.name(to),
                        new March(force.captain(), force.hill(), to, force.men()))).toList() : List.of();
    }

    private static Optional<Decision> march(SkirmishState state, HillForce force) {
        var targets = targets(state, force);
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(described("march-" + force.hill(), force.captain(), "March", "SK-MARCH",
                "Who of " + force.captain() + " on " + HillMap.name(force.hill()) + " marches?",
                new Form(new March(force.captain(), force.hill(), targets.getFirst(), 1),
                        List.of(new Form.Choice(TO, "to", targets.stream().map(to -> new Form.Item(to, HillMap.name(to))).toList()),
                                new Form.Count(MEN, MEN, 1, force.men())),
                        List.of(Form.Limit.of(Sentence.ofText("at least 1 man marches, and at most those who stand there"), "SK-MARCH-MEN", MEN)),
                        filled -> new March(force.captain(), force.hill(), filled.choice(TO), filled.count(MEN))), force.hill()));
    }

    /** A viewer who does not know the reserve is shown all that it could be. */
    private static Decision commitment(SkirmishState state, SkirmishPhase.Clash clash) {
        var defender = state.captain(clash.defender()).orElseThrow();
        int most = defender.reserve().orElse(SkirmishLimits.RESERVE - defender.joined());
        var options = IntStream.rangeClosed(0, most)
                .mapToObj(men -> new Option(men == 0 ? "commit nobody" : "commit " + men, new Commit(clash.defender(), men))).toList();
        return new Decision("commit-" + clash.to(), clash.defender(), "Commit", Citation.of("SK-COMMIT"),
                clash.defender() + " is attacked on " + HillMap.name(clash.to()) + " by " + clash.men() + " men of " + clash.attacker()
                        + ". How many men of the reserve join?", options, List.of()).about(clash.to());
    }
}

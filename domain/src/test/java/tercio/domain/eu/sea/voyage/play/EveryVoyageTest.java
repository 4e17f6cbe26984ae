package tercio.domain.eu.sea.voyage.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Verdict;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;

/**
 * Every voyage of small boards, legal or not: each naval stack by each way of up to two or three spaces and by a way to each zone and port of the map, with each
 * action against each stack, province and nothing; at the end of a long way against one of each. Legal voyages are offered, by one way at least to the same place, and offered voyages are legal.
 */
class EveryVoyageTest {

    private static final Dice FIVES = name -> OptionalInt.of(5);
    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);
    private static final Ships SIX = new Ships(1, 0, 6, 0, 2, 0, 0);
    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    /** The result of a voyage, whichever way it takes. */
    private record Voyage(String stack, SpaceId to, Optional<NavalAction> action) {}

    private final Map<String, Integer> legal = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();
    private int tried;

    private static Situation channel() {
        return franceAgainstSpain().alliances(List.of("france", "holland"), List.of("spain"), List.of("england")).initiative("france", 12).initiative("holland", 12).initiative("spain", 5).initiative("england", 3)
                .level("guyenne", 2).presidio("picardie", "spain", 2).corsairs("s_gascogne", new Raid(new CountryId("spain"), 2, 0))
                .fleet("brest", "france", "finistere", SIX).fleet("rochelle", "france", "s_gascogne", FOUR).fleet("dutch", "holland", "s_manche", TWO)
                .fleet("galleys", "france", "provence", new Ships(0, 0, 0, 4, 1, 0, 0))
                .fleet("bordeaux", "france", "guyenne", TWO).fleet("galicia", "spain", "s_gascogne", FOUR).fleet("dunkirk", "spain", "vlaanderen", TWO).fleet("english", "england", "s_manche", TWO)
                .stack("a", "france", "finistere", 0, 0, 1).stack("b", "france", "armor", 0, 0, 2).stack("c", "france", "vizcaya", 0, 0, 1)
                .stack("d", "spain", "guyenne", 0, 1, 1).stack("e", "france", "provence", 0, 0, 1).stack("f", "france", "guyenne", 0, 0, 1).inside();
    }

    private static War moving(Campaign campaign) {
        return channel().war().declares("france", campaign).declares("holland", campaign);
    }

    @Tag(Tier.BOTH)
    @Test
    void everyVoyageInEurope() {
        compare(moving(Campaign.MULTIPLE).board(), 2, List.of("brest", "dutch", "galleys", "bordeaux", "galicia", "english"));
        compare(moving(Campaign.MULTIPLE).board(), Tier.times(2, 3), List.of("rochelle"));
        compare(moving(Campaign.SIMPLE).board(), 2, List.of("rochelle"));
        verdict("BATTLE", "BLOCKADE", "SUPPLY", "BLOCKADE_AND_SUPPLY", "RELIEF", "FIGHT_CORSAIRS", "EMBARKATION", "none");
    }

    @Thorough("Voyages in Europe and overseas, and there on from a pause, are compared in the short tier.")
    @Test
    void everyLandingInEurope() {
        onward(moving(Campaign.MULTIPLE).plays(new SailFleet(new StackId("brest"), List.of(), Optional.of(NavalAction.embarkation(new StackId("a"))))).board());
        onward(moving(Campaign.MULTIPLE).plays(new SailFleet(new StackId("rochelle"), List.of(), Optional.of(NavalAction.embarkation(new StackId("c"))))).board());
        verdict("LANDING", "LANDING_AND_SUPPLY", "LANDING_AND_BLOCKADE", "INVASION", "REINFORCEMENT");
    }

    /** EU-MOVE-REGROUP */
    @Test
    void whoPausesWhereShipsLiePicksThemUp() {
        assertThat(offers(besideNantes())).contains(new JoinFleets(new StackId("nantes"), new StackId("brest")));
    }

    private static EuState besideNantes() {
        return passed(picking().plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_gascogne")), Optional.of(NavalAction.regrouping()))));
    }

    /** Places where ships can be picked up, without troops aboard and with them; and in a besieged port, to which supply can be brought, and one with gold (EU-MOVE-REGROUP). */
    @Thorough("A voyage overseas goes on from a pause in the short tier.")
    @Test
    void everyVoyageOnFromAPause() {
        var pause = Optional.of(NavalAction.regrouping());
        onward(besideNantes());
        onward(passed(picking().plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_gascogne"), new SpaceId("guyenne")), pause))));
        onward(passed(picking().plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_gascogne")), Optional.of(NavalAction.embarkation(new StackId("c")))))));
        onward(passed(franceAgainstSpain().allKnow("s_canarias").initiative("spain", 15).initiative("france", 5).fleet("armada", "spain", "andalucia", new Ships(0, 0, 2, 0, 1, 0, 0))
                .gold("islas_canarias", 40).war().declares("spain", Campaign.MULTIPLE).plays(new SailFleet(new StackId("armada"), List.of(new SpaceId("s_cadix"), new SpaceId("s_canarias"), new SpaceId("islas_canarias")), pause))));
        verdict("BATTLE", "BLOCKADE", "RELIEF", "LADING", "LANDING", "none");
    }

    /** A warship lies in the bay that the six of Brest can take with them. */
    private static War picking() {
        return channel().fleet("nantes", "france", "s_gascogne", new Ships(0, 0, 1, 0, 0, 0, 0)).war().declares("france", Campaign.MULTIPLE).declares("holland", Campaign.MULTIPLE);
    }

    /** Nobody intercepts the ships on their way. */
    private static EuState passed(War war) {
        while (war.decisions().getFirst().id().startsWith("sea-interception")) {
            war.plays(new LetFleetPass(new CountryId(war.decisions().getFirst().party())));
        }
        return war.board();
    }

    private static List<Command> offers(EuState state) {
        return War.RULES.decisions(state).stream().flatMap(decision -> decision.options().stream()).map(Option::command).toList();
    }

    /** Zones of the New World that France knows or not, establishments of both sides, and troops who may stay aboard with an explorer. */
    private static Situation indies() {
        return franceAgainstSpain().initiative("france", 12).initiative("spain", 5).knows("france", "s_acores", "s_canarias", "s_caraibes", "s_mexique", "r_haiti_e", "r_cuba_e", "r_cuba_w")
                .knows("spain", "s_caraibes").explorer("jacques", "france", 4)
                .establishment("france", Kind.COLONY, 2, "r_haiti_e").establishment("spain", Kind.COLONY, 1, "r_cuba_e").establishment("spain", Kind.FORT, 0, "r_cuba_w")
                .fleet("ships", "france", "s_caraibes", FOUR, "jacques").fleet("others", "france", "r_haiti_e", TWO).fleet("havana", "spain", "s_caraibes", TWO)
                .stack("a", "france", "r_haiti_e", 0, 0, 1).detachments(1).stack("b", "france", "r_cuba_e", 0, 0, 1).stack("d", "spain", "r_cuba_w", 0, 0, 1);
    }

    @Test
    void everyVoyageOverseas() {
        var war = indies().war().declares("france", Campaign.MULTIPLE);
        compare(war.board(), 2, List.of("ships", "others", "havana"));
        verdict("BATTLE", "BLOCKADE", "SUPPLY", "EXPLORATION", "EMBARKATION", "none");
        onward(war.plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.embarkation(new StackId("a"))))).board());
        verdict("LANDING", "INVASION");
    }

    private void verdict(String... actions) {
        assertThat(differences).isEmpty();
        assertThat(tried).isGreaterThan(50_000);
        assertThat(legal.keySet()).contains(actions);
    }

    private void compare(EuState state, int near, List<String> stacks) {
        var board = new WarView(state, EuMap.PRINTED, EuTables.PRINTED);
        for (var id : stacks) {
            var stack = state.fleet(new StackId(id)).orElseThrow();
            var offered = War.RULES.moves(state, id).orElseThrow().stream().map(Option::command)
                    .filter(SailFleet.class::isInstance).map(SailFleet.class::cast).toList();
            offered.stream().filter(sail -> refused(state, sail)).forEach(sail -> differences.add("offered, not legal: " + sail));
            boolean forbidden = Voyages.sailRefusal(board, stack).isPresent();
            var before = List.of(stack.at());
            // A closed way is closed for each action: it is looked at once.
            var found = legal(state, stack, stack.at(), near, path -> forbidden || Voyages.wayRefusal(board, stack, before, path, new OptionsOnDemand(List::of)).isPresent() ? action -> false
                    : action -> Voyages.pathRefusal(board, stack, before, path, action, List::of).isEmpty());
            compare(stack.at(), found, offered.stream().map(sail -> new Voyage(id, sail.path().isEmpty() ? stack.at() : sail.path().getLast(), sail.action())).collect(Collectors.toSet()));
        }
    }

    /** The ways on of a voyage that waits for its player, with troops aboard. */
    private void onward(EuState state) {
        var board = new WarView(state, EuMap.PRINTED, EuTables.PRINTED);
        var voyage = Voyages.voyageUnderWay(board).orElseThrow();
        var stack = state.fleet(voyage.stack()).orElseThrow();
        var offered = War.RULES.decisions(state).stream().flatMap(decision -> decision.options().stream()).map(Option::command)
                .filter(SailOn.class::isInstance).map(SailOn.class::cast).toList();
        assertThat(offered).noneMatch(on -> refused(state, on));
        var found = legal(state, stack, voyage.position(), 2, path -> action -> OnwardVoyages.resumeRefusal(board, voyage, new SailOn(stack.id(), path, action), List::of).isEmpty());
        compare(voyage.position(), found, offered.stream().map(on -> new Voyage(stack.id().value(), on.path().isEmpty() ? voyage.position() : on.path().getLast(), on.action())).collect(Collectors.toSet()));
    }

    /** To end a movement where it began is no voyage of its own, and a pause that only drops ships is legal anywhere and not listed at each place. */
    private void compare(SpaceId at, Set<Voyage> found, Set<Voyage> offered) {
        found.stream().filter(voyage -> !offered.contains(voyage) && !(voyage.to().equals(at) && voyage.action().isEmpty()))
                .filter(voyage -> voyage.action().filter(NavalAction.regrouping()::equals).isEmpty())
                .forEach(voyage -> differences.add("legal, not offered: " + voyage));
    }

    private Set<Voyage> legal(EuState state, NavalStack stack, SpaceId at, int near, Function<List<SpaceId>, Predicate<Optional<NavalAction>>> accepted) {
        var found = new HashSet<Voyage>();
        for (var path : paths(at, near)) {
            var to = path.isEmpty() ? at : path.getLast();
            var isLegal = accepted.apply(path);
            for (var action : actions(state, to, path.size() <= near)) {
                tried++;
                if (isLegal.test(action)) {
                    found.add(new Voyage(stack.id().value(), to, action));
                    legal.merge(action.map(then -> then.kind().name()).orElse("none"), 1, Integer::sum);
                }
            }
        }
        return found;
    }

    /** Refusals come without the list of what would be legal above, which takes long; here the whole command is decided. */
    private static boolean refused(EuState board, EuCommand command) {
        return War.RULES.decide(board, command, FIVES) instanceof Verdict.Refused<?>;
    }

    /** Every way of so many spaces or fewer, and one to every zone and port. */
    private static List<List<SpaceId>> paths(SpaceId from, int near) {
        var all = new LinkedHashSet<List<SpaceId>>();
        var open = new ArrayDeque<List<SpaceId>>(List.of(List.of()));
        while (!open.isEmpty()) {
            var path = open.remove();
            all.add(path);
            if (path.size() < near) {
                neighbours(path.isEmpty() ? from : path.getLast()).forEach(next -> open.add(with(path, next)));
            }
        }
        all.addAll(farther(from));
        return List.copyOf(all);
    }

    private static List<List<SpaceId>> farther(SpaceId from) {
        var seen = new HashSet<SpaceId>(Set.of(from));
        var ways = new ArrayList<List<SpaceId>>();
        var open = new ArrayDeque<List<SpaceId>>(List.of(List.of()));
        while (!open.isEmpty()) {
            var path = open.remove();
            ways.add(path);
            var at = path.isEmpty() ? from : path.getLast();
            if (path.isEmpty() || EuMap.PRINTED.sea(at).isPresent()) {
                neighbours(at).filter(seen::add).forEach(next -> open.add(with(path, next)));
            }
        }
        return ways;
    }

    private static Stream<SpaceId> neighbours(SpaceId at) {
        return EuMap.PRINTED.borders(at).stream().filter(border -> border.kind() == BorderKind.SEA || border.kind() == BorderKind.COAST).map(border -> border.to());
    }

    private static List<SpaceId> with(List<SpaceId> path, SpaceId next) {
        return Stream.concat(path.stream(), Stream.of(next)).toList();
    }

    /** Every kind of action against nothing, the place, and each stack and neighbour, at the end of a long way one of each. */
    private static List<Optional<NavalAction>> actions(EuState board, SpaceId to, boolean near) {
        int most = near ? Integer.MAX_VALUE : 1;
        var targets = Stream.of(Stream.of(to.value()), board.navies().stacks().keySet().stream().map(StackId::value).limit(most), board.stacks().keySet().stream().map(StackId::value).limit(most),
                neighbours(to).map(SpaceId::value).limit(most)).flatMap(Function.identity()).map(Optional::of).toList();
        return Stream.concat(Stream.of(Optional.<NavalAction>empty()), Arrays.stream(NavalAction.Kind.values())
                .flatMap(kind -> Stream.concat(Stream.of(Optional.<String>empty()), targets.stream()).map(target -> Optional.of(new NavalAction(kind, target))))).toList();
    }
}

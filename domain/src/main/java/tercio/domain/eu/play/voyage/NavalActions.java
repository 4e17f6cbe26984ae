package tercio.domain.eu.play.voyage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.naval.BlockadeStrength;
import tercio.domain.eu.naval.SupplyByShips;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.cargo.LandingPlaces;
import tercio.domain.eu.play.harbour.Blockaders;
import tercio.domain.eu.play.harbour.MinorHunters;
import tercio.domain.eu.play.cargo.StayingAboard;
import tercio.domain.eu.play.expedition.Expeditions;
import tercio.domain.eu.play.flotilla.RegroupingAtSea;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.harbour.SeaRaiders;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.play.treasure.Treasures;
import tercio.domain.game.Refusal;

/** The actions of naval stacks: which are legal where, and what they are called (EU-MOVE-SEA-ACTIVE, EU-MOVE-SEA-PASSIVE). */
public final class NavalActions {

    static final String RULE = "EU-MOVE-SEA-ACTIVE";

    private NavalActions() {}

    /** The actions that a stack could begin at the end of a way. */
    static List<NavalAction> possible(Board board, NavalStack stack, List<String> way) {
        var at = way.getLast();
        var actions = new ArrayList<NavalAction>();
        if (!stack.aboard().isEmpty()) {
            actions.addAll(landings(board, at));
            actions.add(NavalAction.exploration());
            regrouping(board, stack, at, actions);
            return actions.stream().filter(action -> forbids(board, stack, way, action).isEmpty()).toList();
        }
        Cargo.ashore(board, stack, at).forEach(troops -> actions.add(NavalAction.embarkation(troops.id())));
        if (board.map().sea(at).isPresent()) {
            board.state().navies().at(at).stream().filter(enemy -> !SeaCompany.follows(board.state(), enemy)).forEach(enemy -> actions.add(NavalAction.battle(enemy.id())));
            Ports.on(board, at).forEach(port -> {
                actions.add(NavalAction.blockade(port.id()));
                actions.add(NavalAction.blockadeAndSupply(port.id()));
            });
            actions.addAll(ShipsSupply.actions(board, at));
            actions.add(NavalAction.corsairs());
            actions.add(NavalAction.exploration());
        } else {
            actions.add(NavalAction.relief(at));
            actions.add(NavalAction.lading());
        }
        regrouping(board, stack, at, actions);
        return actions.stream().filter(action -> forbids(board, stack, way, action).isEmpty()).toList();
    }

    /** A pause is offered where somebody can be picked up; to drop ships a player pauses anywhere. */
    private static void regrouping(Board board, NavalStack stack, String at, List<NavalAction> actions) {
        if (RegroupingAtSea.meets(board, stack, at)) {
            actions.add(NavalAction.regrouping());
        }
    }

    /** Every way to land from a place, legal or not. */
    private static List<NavalAction> landings(Board board, String at) {
        return board.map().sea(at).isEmpty() ? List.of(NavalAction.landing(at), NavalAction.reinforcement(at))
                : Seas.coasts(board, at).flatMap(coast -> Stream.of(NavalAction.landing(coast), NavalAction.landingAndSupply(coast),
                        NavalAction.landingAndBlockade(coast), NavalAction.invasion(coast))).toList();
    }

    /** The reason why a stack may not begin an action at the end of a way; empty if it may. */
    static Optional<Refusal> forbids(Board board, NavalStack stack, List<String> way, NavalAction action) {
        var target = action.target().orElse("");
        boolean explores = action.kind() == NavalAction.Kind.EXPLORATION && StayingAboard.allowed(board, stack, way.getLast());
        if (!stack.aboard().isEmpty() && action.landing().isEmpty() && !explores && action.kind() != NavalAction.Kind.REGROUPING) {
            return Optional.of(Refusal.of(Cargo.RULE, "the troops aboard " + FleetTitle.of(board.state(), stack.id()) + " land before the ships do anything else"));
        }
        return switch (action.kind()) {
            case BATTLE -> battle(board, stack, way.getLast(), action.target().orElse(""));
            case BLOCKADE -> blockade(board, stack, way.getLast(), action.target().orElse(""));
            case SUPPLY -> ShipsSupply.forbids(board, stack, way.getLast(), action.target());
            case BLOCKADE_AND_SUPPLY -> blockade(board, stack, way.getLast(), action.target().orElse(""))
                    .or(() -> Seas.feeds(board, stack, action.target().orElse("")) ? Optional.empty() : no("no land stack of " + Nation.of(stack.country())
                            + " or its allies stands in " + board.name(action.target().orElse("")) + " that these ships are large enough to supply"));
            case RELIEF -> relief(board, stack, way, action.target().orElse(""));
            case FIGHT_CORSAIRS -> action.target().isPresent() ? no("corsairs are fought where the ships lie: no place is named") : corsairs(board, stack, way.getLast());
            case LANDING -> lands(board, stack, way, target);
            case INVASION -> lands(board, stack, way, target).or(() -> blockade(board, stack, way.getLast(), target)).or(() -> feedsThem(board, stack, way.getLast()));
            case LANDING_AND_SUPPLY -> lands(board, stack, way, target).or(() -> feedsThem(board, stack, way.getLast()));
            case LANDING_AND_BLOCKADE -> lands(board, stack, way, target).or(() -> blockade(board, stack, way.getLast(), target));
            case REINFORCEMENT -> lands(board, stack, way, target).or(() -> relief(board, stack, way, target));
            case EMBARKATION -> Cargo.forbids(board, stack, way.getLast(), target);
            case LADING -> action.target().isPresent() ? no("gold is taken aboard where the ships lie: no place is named")
                    : way.size() < 2 ? no("ships that have not sailed take gold aboard before their voyage") : Treasures.forbids(board, stack.in(way.getLast()));
            case REGROUPING -> action.target().isPresent() ? Optional.of(Refusal.of(RegroupingAtSea.RULE, "ships are dropped and picked up where the stack pauses: no place is named"))
                    : way.size() < 2 ? Optional.of(Refusal.of(RegroupingAtSea.RULE, "ships that have not sailed are divided and joined between the movements"))
                    : Optional.empty();
            case EXPLORATION -> action.target().isPresent()
                    ? Optional.of(Refusal.of("EU-EXPLORATION-WHO", "ships announce that they explore, and say what when they do: no zone is named"))
                    : Expeditions.possible(board, stack, way.getLast()) ? Optional.empty()
                    : Optional.of(Refusal.of("EU-EXPLORATION-WHO", "no sea zone next to " + board.name(way.getLast()) + " is unknown to these ships"));
        };
    }

    /** What a stack can still do of an action that it has announced: all of it, or the most of its parts; empty for nothing. */
    static Optional<NavalAction> left(Board board, NavalStack stack, List<String> way, NavalAction announced) {
        return Stream.concat(Stream.of(announced), announced.parts().stream()).filter(part -> forbids(board, stack, way, part).isEmpty()).findFirst();
    }

    private static Optional<Refusal> no(String detail) {
        return Optional.of(Refusal.of(RULE, detail));
    }

    private static Optional<Refusal> lands(Board board, NavalStack stack, List<String> way, String province) {
        return way.stream().noneMatch(space -> board.map().sea(space).isPresent()) ? no("the ships have not left the port")
                : LandingPlaces.forbids(board, stack, way.getLast(), province);
    }

    /** The supply of the troops that land, by the ships at sea before the coast. */
    private static Optional<Refusal> feedsThem(Board board, NavalStack stack, String at) {
        return board.map().sea(at).isEmpty() ? no("ships supply troops on a coast from the sea: those that land in a port are supplied by it")
                : SupplyByShips.in(board.tables()).feeds(stack.shipsBesideConvoys(), stack.aboard().getFirst().units()) ? Optional.empty()
                : no("these ships are not large enough to supply the troops that they land");
    }

    private static Optional<Refusal> battle(Board board, NavalStack stack, String zone, String target) {
        var enemy = board.state().fleet(target).filter(other -> other.at().equals(zone));
        if (enemy.isEmpty() || board.map().sea(zone).isEmpty()) {
            return no("there is no naval stack " + target + " at sea in " + board.name(zone));
        }
        if (!board.enemies(board.state().allianceOf(stack), board.state().allianceOf(enemy.get()))) {
            return no(FleetTitle.of(board.state(), target) + " is no enemy of " + Nation.of(stack.country()));
        }
        if (!Seas.knownAtHome(board, stack, zone)) {
            return Optional.of(Refusal.of("EU-DISCOVERY-MEETING", Nation.of(stack.country()) + " does not know " + board.name(zone)
                    + " before its discovery is brought home: nobody is attacked there until then"));
        }
        return Blockaders.attacker(board, enemy.get()).filter(other -> !other.id().equals(stack.id())).isEmpty() ? Optional.empty()
                : no(FleetTitle.of(board.state(), target) + " is attacked by another naval stack already: only one attacks each");
    }

    private static Optional<Refusal> blockade(Board board, NavalStack stack, String zone, String port) {
        if (board.map().sea(zone).isEmpty() || !Ports.anchored(board, port) || !board.map().blockadedFrom(port).contains(zone)) {
            return no("no port of " + board.name(port) + " is blockaded from " + board.name(zone));
        }
        int alliance = board.state().allianceOf(stack);
        if (!board.enemies(alliance, board.controllingAlliance(port))) {
            return no("the port of " + board.name(port) + " is not in the hands of an enemy of " + Nation.of(stack.country()));
        }
        var beside = Blockaders.forbids(board, stack, stack.shipsBesideConvoys(), zone, port);
        if (beside.isPresent()) {
            return beside;
        }
        int level = board.state().fortress(port).level();
        return BlockadeStrength.in(board.tables()).suffices(Blockaders.ships(board, stack, stack.shipsBesideConvoys(), port), level) ? Optional.empty()
                : Optional.of(Refusal.of("EU-SEA-BLOCKADE", FleetTitle.ships(stack.ships()) + " are too few to blockade a fortress of level " + level));
    }

    /** Enemy corsairs in the zone itself; one stack of an alliance fights them there. */
    private static Optional<Refusal> corsairs(Board board, NavalStack stack, String zone) {
        int alliance = board.state().allianceOf(stack);
        if (SeaRaiders.in(board, zone, alliance).isEmpty()) {
            return no("there are no enemy corsairs at sea in " + board.name(zone));
        }
        var minor = MinorHunters.forbids(board, stack, zone);
        if (minor.isPresent()) {
            return minor;
        }
        return board.state().navies().at(zone).stream().filter(other -> !other.id().equals(stack.id()) && board.state().allianceOf(other) == alliance)
                .filter(other -> other.action() != null && other.action().kind() == NavalAction.Kind.FIGHT_CORSAIRS).findFirst()
                .flatMap(other -> no(FleetTitle.of(board.state(), other.id()) + " fights the corsairs in " + board.name(zone) + " already: one stack of an alliance does"));
    }

    /** Supply for a besieged port: it comes from another friendly port that is not blockaded. */
    private static Optional<Refusal> relief(Board board, NavalStack stack, List<String> way, String port) {
        if (!port.equals(way.getLast()) || !Ports.friendly(board, stack, port)) {
            return no("supply for a besieged port is brought into the port");
        }
        if (board.besiegers(port).isEmpty()) {
            return no("nobody besieges " + board.name(port));
        }
        int level = board.state().fortress(port).level();
        if (!BlockadeStrength.in(board.tables()).suffices(stack.shipsBesideConvoys(), level)) {
            return no(FleetTitle.ships(stack.ships()) + " are too few to supply a fortress of level " + level + ": it takes as many as for its blockade");
        }
        return way.stream().anyMatch(space -> !space.equals(port) && board.map().sea(space).isEmpty() && Ports.open(board, stack, space)) ? Optional.empty()
                : no("the supply for " + board.name(port) + " is taken from another friendly port on the way that is not blockaded");
    }

    /** The action for a label: {@code blockade Flandre}. */
    static String said(Board board, NavalAction action) {
        var target = action.target().map(board::name).orElse("");
        return switch (action.kind()) {
            case BATTLE -> "attack " + FleetTitle.of(board.state(), action.target().orElse(""));
            case BLOCKADE -> "blockade " + target;
            case SUPPLY -> action.target().isEmpty() ? "supply troops on its coasts" : "supply the troops in " + target;
            case BLOCKADE_AND_SUPPLY -> "blockade " + target + " and supply the troops there";
            case RELIEF -> "supply the besieged port";
            case FIGHT_CORSAIRS -> "fight the corsairs";
            case LANDING -> "land in " + target;
            case INVASION -> "land in " + target + ", blockade its port and supply the troops";
            case LANDING_AND_SUPPLY -> "land in " + target + " and supply the troops";
            case LANDING_AND_BLOCKADE -> "land in " + target + " and blockade its port";
            case REINFORCEMENT -> "land in " + target + " and supply the besieged port";
            case EXPLORATION -> "explore";
            case EMBARKATION -> "take " + StackTitle.of(board.state(), action.target().orElse("")) + " aboard";
            case LADING -> "take gold aboard and sail on";
            case REGROUPING -> "pause to drop and pick up ships";
        };
    }

    /** Whether an action that begins in a place fills a slot of the campaign: a transport between controlled ports does not, one from elsewhere does wherever it ends. */
    static boolean active(Board board, NavalStack stack, String at, NavalAction action) {
        return switch (action.kind()) {
            case EXPLORATION, LADING, REGROUPING -> false;
            case EMBARKATION -> action.target().flatMap(board.state()::stack).filter(troops -> !Cargo.embarksInPort(board, stack, troops, at)).isPresent();
            case LANDING -> stack.aboard().isEmpty() || !LandingPlaces.friendly(board, stack, stack.aboard().getFirst(), at, action.target().orElse(""));
            case BATTLE, BLOCKADE, SUPPLY, BLOCKADE_AND_SUPPLY, RELIEF, FIGHT_CORSAIRS, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE,
                REINFORCEMENT -> true;
        };
    }

}

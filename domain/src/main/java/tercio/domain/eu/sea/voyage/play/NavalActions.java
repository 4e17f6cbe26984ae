package tercio.domain.eu.sea.voyage.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.cargo.play.LandingPlaces;
import tercio.domain.eu.sea.cargo.play.StayingAboard;
import tercio.domain.eu.sea.flotilla.play.RegroupingAtSea;
import tercio.domain.eu.sea.ships.BlockadeStrength;
import tercio.domain.eu.sea.ships.SupplyByShips;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.MinorHunters;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.SeaRaiders;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.world.convoy.play.Treasures;
import tercio.domain.eu.world.exploration.play.Expeditions;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** The actions of naval stacks: which are legal where, and what they are called (EU-MOVE-SEA-ACTIVE). */
public final class NavalActions {

    static final String RULE = "EU-MOVE-SEA-ACTIVE";

    private NavalActions() {}

    /**
     * The actions that a stack could begin at the end of a path.
     *
     * @param before the way before the path, from the start of the voyage
     */
    static List<NavalAction> possibleActions(WarView board, NavalStack stack, List<SpaceId> before, List<SpaceId> path) {
        return candidates(board, stack, path.isEmpty() ? before.getLast() : path.getLast()).stream().filter(action -> endRefusal(board, stack, before, path, action).isEmpty()).toList();
    }

    /** The actions that could come into question in a place, legal or not. */
    private static List<NavalAction> candidates(WarView board, NavalStack stack, SpaceId at) {
        var actions = new ArrayList<NavalAction>();
        if (!stack.aboard().isEmpty()) {
            actions.addAll(landings(board, at));
            actions.add(NavalAction.exploration());
            addRegrouping(board, stack, at, actions);
            return actions;
        }
        Cargo.stacksAshore(board, stack, at).forEach(troops -> actions.add(NavalAction.embarkation(troops.id())));
        if (board.map().sea(at).isPresent()) {
            board.state().navies().stacksAt(at).stream().filter(enemy -> !SeaCompany.follows(board.state(), enemy)).forEach(enemy -> actions.add(NavalAction.battle(enemy.id())));
            Ports.provincesOn(board, at).forEach(port -> {
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
        addRegrouping(board, stack, at, actions);
        return actions;
    }

    /** A pause is offered where somebody can be picked up; to drop ships a player pauses anywhere. */
    private static void addRegrouping(WarView board, NavalStack stack, SpaceId at, List<NavalAction> actions) {
        if (RegroupingAtSea.meetsShips(board, stack, at)) {
            actions.add(NavalAction.regrouping());
        }
    }

    /** Every way to land from a place, legal or not. */
    private static List<NavalAction> landings(WarView board, SpaceId at) {
        return board.map().sea(at).isEmpty() ? List.of(NavalAction.landing(at), NavalAction.reinforcement(at))
                : Seas.coasts(board, at).flatMap(coast -> Stream.of(NavalAction.landing(coast), NavalAction.landingAndSupply(coast),
                        NavalAction.landingAndBlockade(coast), NavalAction.invasion(coast))).toList();
    }

    /**
     * The reason why a path does not end with an action, for what is ordered and for what is offered; empty if it may.
     *
     * @param before the way before the path, from the start of the voyage
     */
    static Optional<Refusal> endRefusal(WarView board, NavalStack stack, List<SpaceId> before, List<SpaceId> path, NavalAction action) {
        if (path.isEmpty() && !beginsWithoutSailing(board, before, action)) {
            return Optional.of(Refusal.of(Voyages.RULE, Voyages.NO_VOYAGE));
        }
        var way = Stream.concat(before.stream(), path.stream()).toList();
        return actionRefusal(board, stack, way, action).or(() -> NavalCampaignLimits.actionRefusal(board, stack, way.getLast(), action));
    }

    /**
     * Whether an action begins where the ships lie. At sea each does but a pause, which a stack that lies there or pauses already does not need. In a port
     * troops go aboard; who has come there on a voyage lands them, brings supply, and takes gold aboard.
     */
    private static boolean beginsWithoutSailing(WarView board, List<SpaceId> before, NavalAction action) {
        if (board.map().sea(before.getLast()).isPresent()) {
            return action.kind() != NavalAction.Kind.REGROUPING;
        }
        boolean arrives = before.size() > 1 && (action.landingProvince().isPresent() || action.kind() == NavalAction.Kind.RELIEF || action.kind() == NavalAction.Kind.LADING);
        return arrives || action.kind() == NavalAction.Kind.EMBARKATION;
    }

    /** The reason why a stack may not begin an action at the end of a way; empty if it may. */
    static Optional<Refusal> actionRefusal(WarView board, NavalStack stack, List<SpaceId> way, NavalAction action) {
        var target = new SpaceId(action.target().orElse(""));
        var peace = isOfTheWar(action.kind()) ? Interventions.peaceRefusal(board, stack) : Optional.<Refusal>empty();
        if (peace.isPresent()) {
            return peace;
        }
        boolean explores = action.kind() == NavalAction.Kind.EXPLORATION && StayingAboard.isAllowed(board, stack, way.getLast());
        if (!stack.aboard().isEmpty() && action.landingProvince().isEmpty() && !explores && action.kind() != NavalAction.Kind.REGROUPING) {
            return Optional.of(Refusal.of(Cargo.RULE, Sentence.of("eu.voyage.refused-troops-first").with("stack", SentenceNames.fleet(board.state(), stack.id()))));
        }
        return switch (action.kind()) {
            case BATTLE -> battleRefusal(board, stack, way.getLast(), new StackId(action.target().orElse("")));
            case BLOCKADE -> blockadeRefusal(board, stack, way.getLast(), new SpaceId(action.target().orElse("")));
            case SUPPLY -> ShipsSupply.refusal(board, stack, way.getLast(), action.target().map(SpaceId::new));
            case BLOCKADE_AND_SUPPLY -> blockadeRefusal(board, stack, way.getLast(), new SpaceId(action.target().orElse("")))
                    .or(() -> Seas.canSupply(board, stack, new SpaceId(action.target().orElse(""))) ? Optional.empty() : refusal(Sentence.of("eu.voyage.refused-none-to-supply")
                            .with("who", SentenceNames.country(stack.country())).with("coast", false).with("where", SentenceNames.place(new SpaceId(action.target().orElse(""))))));
            case RELIEF -> reliefRefusal(board, stack, way, new SpaceId(action.target().orElse("")));
            case FIGHT_CORSAIRS -> action.target().isPresent() ? refusal(Sentence.of("eu.voyage.refused-place-named")
                    .with("action", "corsairs")) : corsairRefusal(board, stack, way.getLast());
            case LANDING -> landingRefusal(board, stack, way, target);
            case INVASION -> landingRefusal(board, stack, way, target).or(() -> blockadeRefusal(board, stack, way.getLast(), target)).or(() -> supplyRefusal(board, stack, way.getLast()));
            case LANDING_AND_SUPPLY -> landingRefusal(board, stack, way, target).or(() -> supplyRefusal(board, stack, way.getLast()));
            case LANDING_AND_BLOCKADE -> landingRefusal(board, stack, way, target).or(() -> blockadeRefusal(board, stack, way.getLast(), target));
            case REINFORCEMENT -> landingRefusal(board, stack, way, target).or(() -> reliefRefusal(board, stack, way, target));
            case EMBARKATION -> Cargo.embarkationRefusal(board, stack, way.getLast(), new StackId(target.value()));
            case LADING -> action.target().isPresent() ? refusal(Sentence.of("eu.voyage.refused-place-named").with("action", "gold"))
                    : way.size() < 2 ? refusal(Sentence.of("eu.voyage.refused-gold-before-voyage")) : Treasures.refusal(board, stack.placedIn(way.getLast()));
            case REGROUPING -> action.target().isPresent() ? Optional.of(Refusal.of(RegroupingAtSea.RULE, Sentence.of("eu.voyage.refused-place-named").with("action", "regrouping")))
                    : way.size() < 2 ? Optional.of(Refusal.of(RegroupingAtSea.RULE, Sentence.of("eu.voyage.refused-regrouping-before-voyage")))
                    : Optional.empty();
            case EXPLORATION -> action.target().isPresent()
                    ? Optional.of(Refusal.of("EU-EXPLORATION-WHO", Sentence.of("eu.voyage.refused-zone-named")))
                    : Expeditions.isPossible(board, stack, way.getLast()) ? Optional.empty()
                    : Optional.of(Refusal.of("EU-EXPLORATION-WHO", Sentence.of("eu.voyage.refused-nothing-unknown").with("where", SentenceNames.place(way.getLast()))));
        };
    }

    /** Whether an action is part of a war, in which ships beside an intervention have no part (EU-ALLY-3, EU-ALLY-5). */
    private static boolean isOfTheWar(NavalAction.Kind kind) {
        return switch (kind) {
            case BATTLE, BLOCKADE, SUPPLY, BLOCKADE_AND_SUPPLY, RELIEF, FIGHT_CORSAIRS, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE, REINFORCEMENT -> true;
            case LANDING, EXPLORATION, EMBARKATION, LADING, REGROUPING -> false;
        };
    }

    /** The part of an announced action that a stack can still do: all of it, or the most of its parts; empty for nothing. */
    static Optional<NavalAction> remainingAction(WarView board, NavalStack stack, List<SpaceId> way, NavalAction announced) {
        return Stream.concat(Stream.of(announced), announced.parts().stream()).filter(part -> actionRefusal(board, stack, way, part).isEmpty()).findFirst();
    }

    private static Optional<Refusal> refusal(Sentence detail) {
        return Optional.of(Refusal.of(RULE, detail));
    }

    private static Optional<Refusal> landingRefusal(WarView board, NavalStack stack, List<SpaceId> way, SpaceId province) {
        return way.stream().noneMatch(space -> board.map().sea(space).isPresent()) ? refusal(Sentence.of("eu.voyage.refused-still-in-port"))
                : LandingPlaces.landingRefusal(board, stack, way.getLast(), province);
    }

    /** The supply of the troops that land, by the ships at sea before the coast. */
    private static Optional<Refusal> supplyRefusal(WarView board, NavalStack stack, SpaceId at) {
        return board.map().sea(at).isEmpty() ? refusal(Sentence.of("eu.voyage.refused-supplied-by-port"))
                : SupplyByShips.from(board.tables()).canSupply(stack.shipsWithoutConvoys(), stack.aboard().getFirst().units()) ? Optional.empty()
                : refusal(Sentence.of("eu.voyage.refused-too-small-for-landed"));
    }

    private static Optional<Refusal> battleRefusal(WarView board, NavalStack stack, SpaceId zone, StackId target) {
        var enemy = board.state().fleet(target).filter(other -> other.at().equals(zone));
        if (enemy.isEmpty() || board.map().sea(zone).isEmpty()) {
            return refusal(Sentence.of("eu.voyage.refused-no-target").with("id", new Text(String.valueOf(target))).with("where", SentenceNames.place(zone)));
        }
        if (!board.areEnemies(stack, enemy.get())) {
            return refusal(Sentence.of("eu.voyage.refused-no-enemy").with("target", SentenceNames.fleet(board.state(), target)).with("who", SentenceNames.country(stack.country())));
        }
        if (!Seas.isKnownAtHome(board, stack, zone)) {
            return Optional.of(Refusal.of("EU-DISCOVERY-MEETING", Sentence.of("eu.voyage.refused-no-attack-unknown").with("who", SentenceNames.country(stack.country()))
                    .with("where", SentenceNames.place(zone))));
        }
        return Blockaders.attacker(board, enemy.get()).filter(other -> !other.id().equals(stack.id())).isEmpty() ? Optional.empty()
                : refusal(Sentence.of("eu.voyage.refused-attacked-already").with("target", SentenceNames.fleet(board.state(), target)));
    }

    private static Optional<Refusal> blockadeRefusal(WarView board, NavalStack stack, SpaceId zone, SpaceId port) {
        if (board.map().sea(zone).isEmpty() || !Ports.hasHarbour(board, port) || !board.map().blockadedFrom(port).contains(zone)) {
            return refusal(Sentence.of("eu.voyage.refused-no-port-from").with("where", SentenceNames.place(port)).with("zone", SentenceNames.place(zone)));
        }
        var alliance = board.state().allianceOf(stack);
        if (!board.areEnemies(alliance, board.controllingAlliance(port)) || Interventions.isAtPeace(board, port)) {
            return refusal(Sentence.of("eu.voyage.refused-port-no-enemy").with("where", SentenceNames.place(port)).with("who", SentenceNames.country(stack.country())));
        }
        var beside = Blockaders.blockadeRefusal(board, stack, stack.shipsWithoutConvoys(), zone, port);
        if (beside.isPresent()) {
            return beside;
        }
        int level = board.state().fortress(port).level();
        return BlockadeStrength.from(board.tables()).suffices(Blockaders.ships(board, stack, stack.shipsWithoutConvoys(), port), level) ? Optional.empty()
                : Optional.of(Refusal.of("EU-SEA-BLOCKADE", Sentence.of("eu.voyage.refused-too-few").with("ships", SentenceNames.ships(stack.ships())).with("relief", false)
                        .with("level", level)));
    }

    /** Enemy corsairs in the zone itself; one stack of an alliance fights them there. */
    private static Optional<Refusal> corsairRefusal(WarView board, NavalStack stack, SpaceId zone) {
        var alliance = board.state().allianceOf(stack);
        if (SeaRaiders.enemyRaid(board, zone, alliance).isEmpty()) {
            return refusal(Sentence.of("eu.voyage.refused-no-corsairs").with("where", SentenceNames.place(zone)));
        }
        var minor = MinorHunters.huntRefusal(board, stack, zone);
        if (minor.isPresent()) {
            return minor;
        }
        return board.state().navies().stacksAt(zone).stream().filter(other -> !other.id().equals(stack.id()) && board.state().allianceOf(other) == alliance)
                .filter(other -> other.action() != null && other.action().kind() == NavalAction.Kind.FIGHT_CORSAIRS).findFirst()
                .flatMap(other -> refusal(Sentence.of("eu.voyage.refused-corsairs-fought").with("stack", SentenceNames.fleet(board.state(), other.id()))
                        .with("where", SentenceNames.place(zone))));
    }

    /** Supply for a besieged port: it comes from another friendly port that is not blockaded. */
    private static Optional<Refusal> reliefRefusal(WarView board, NavalStack stack, List<SpaceId> way, SpaceId port) {
        if (!port.equals(way.getLast()) || !Ports.isFriendly(board, stack, port)) {
            return refusal(Sentence.of("eu.voyage.refused-relief-into-port"));
        }
        if (board.besiegers(port).isEmpty()) {
            return refusal(Sentence.of("eu.voyage.refused-not-besieged").with("where", SentenceNames.place(port)));
        }
        int level = board.state().fortress(port).level();
        if (!BlockadeStrength.from(board.tables()).suffices(stack.shipsWithoutConvoys(), level)) {
            return refusal(Sentence.of("eu.voyage.refused-too-few").with("ships", SentenceNames.ships(stack.ships())).with("relief", true).with("level", level));
        }
        return way.stream().anyMatch(space -> !space.equals(port) && board.map().sea(space).isEmpty() && Ports.isOpen(board, stack, space)) ? Optional.empty()
                : refusal(Sentence.of("eu.voyage.refused-relief-from-port").with("where", SentenceNames.place(port)));
    }

    /** The action for a label: {@code blockade Flandre}. */
    static Keyed describe(WarView board, NavalAction action) {
        var deed = Sentence.of("eu.voyage.to-do").with("action", action.kind().name().toLowerCase(Locale.ROOT)).with("named", action.target().isPresent());
        var target = new SpaceId(action.target().orElse(""));
        return deed.with("target", switch (action.kind()) {
            case BATTLE -> SentenceNames.fleet(board.state(), new StackId(target.value()));
            case EMBARKATION -> SentenceNames.stack(board.state(), new StackId(target.value()));
            case RELIEF -> new Items(List.of());
            case BLOCKADE, SUPPLY, BLOCKADE_AND_SUPPLY, FIGHT_CORSAIRS, LANDING, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE, REINFORCEMENT, EXPLORATION, LADING, REGROUPING ->
                target.value().isEmpty() ? new Items(List.of()) : SentenceNames.place(target);
        });
    }

    /** A voyage with the action at its end: {@code sail to Manche and blockade Flandre}. */
    static Keyed sailAnd(SpaceId end, Keyed deed) {
        return Sentence.of("eu.voyage.to-sail-and").with("where", SentenceNames.place(end)).with("deed", deed);
    }

    /** Whether an action that begins in a place fills a slot of the campaign: a transport between controlled ports does not, one from elsewhere does wherever it ends. */
    static boolean isActive(WarView board, NavalStack stack, SpaceId at, NavalAction action) {
        return switch (action.kind()) {
            case EXPLORATION, LADING, REGROUPING -> false;
            case EMBARKATION -> action.target().map(StackId::new).flatMap(board.state()::stack).filter(troops -> !Cargo.embarksInPort(board, stack, troops, at)).isPresent();
            case LANDING -> stack.aboard().isEmpty() || !LandingPlaces.isFriendlyTransport(board, stack, stack.aboard().getFirst(), at, new SpaceId(action.target().orElse("")));
            case BATTLE, BLOCKADE, SUPPLY, BLOCKADE_AND_SUPPLY, RELIEF, FIGHT_CORSAIRS, INVASION, LANDING_AND_SUPPLY, LANDING_AND_BLOCKADE,
                REINFORCEMENT -> true;
        };
    }

}

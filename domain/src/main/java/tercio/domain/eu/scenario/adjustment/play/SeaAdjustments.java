package tercio.domain.eu.scenario.adjustment.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pcollections.PVector;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.ships.BlockadeStrength;
import tercio.domain.eu.sea.ships.play.Blockaders;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.game.ChangeField;
import tercio.domain.game.ChangeKind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Changes of the sea by the host beside those of naval stacks themselves: corsairs, damaged ships, admirals, gold, convoys and blockades. */
final class SeaAdjustments {

    static final String SEA_ZONE = "sea-zone";
    static final String ADMIRAL = "admiral";
    static final String TRADE_ZONE = "trade-zone";

    private static final int BEST_VALUE = 6;
    private static final int MOST_DUCATS = 9999;
    private static final List<String> RANKS = IntStream.rangeClosed('A', 'Z').mapToObj(Character::toString).toList();
    static final String WATERS = "waters";

    /** The waters where ships are refitted, with their names. */
    static final Map<WatersId, String> REGIONS = Map.of(WatersId.MEDITERRANEAN, "Mediterranean", WatersId.EUROPEAN_SEAS, "European seas",
            WatersId.ATLANTIC, "Atlantic", WatersId.INDIAN, "Indian Ocean", WatersId.PACIFIC, "Pacific");

    static final List<ChangeKind<?>> KINDS = List.of(
            ChangeKind.of(SeaChange.CorsairsSet.class, "Corsairs at sea").reference("zone", "Sea zone", SEA_ZONE, SeaChange.CorsairsSet::zone)
                    .number("level", "Level", 0, Raid.MOST, SeaChange.CorsairsSet::level)
                    .reference("by", "Corsairs of", "controller", SeaChange.CorsairsSet::by)
                    .with(new ChangeField.Number("maneuver", "Manoeuvre of their leader", true, 0, BEST_VALUE), SeaChange.CorsairsSet::maneuver)
                    .with(new ChangeField.Word("rank", "Rank of their leader", true, RANKS), SeaChange.CorsairsSet::rank)
                    .with(new ChangeField.Reference("controller", "Decided for by", true, "country"), SeaChange.CorsairsSet::controller)
                    .with(new ChangeField.Reference("tradeZone", "Trade zone", true, TRADE_ZONE), SeaChange.CorsairsSet::tradeZone),
            ships(ChangeKind.of(SeaChange.DamagedSet.class, "Damaged ships").reference("country", "Country", "country", SeaChange.DamagedSet::country)
                    .reference("waters", "Region", WATERS, SeaChange.DamagedSet::waters)),
            ChangeKind.of(LeaderChange.AdmiralSet.class, "Admiral").reference("leader", "Admiral", ADMIRAL, LeaderChange.AdmiralSet::leader)
                    .word("condition", "Condition", LeaderChange.LeaderCondition.values(), LeaderChange.AdmiralSet::condition)
                    .with(new ChangeField.Reference(FleetAdjustments.FLEET, "With naval stack", true, FleetAdjustments.FLEET), LeaderChange.AdmiralSet::fleet)
                    .with(new ChangeField.Word("returns", "Comes back in", true, boxes()), LeaderChange.AdmiralSet::returns),
            ChangeKind.of(SeaChange.FleetGold.class, "Naval stack: gold aboard").reference(FleetAdjustments.FLEET, "Naval stack", FleetAdjustments.FLEET, SeaChange.FleetGold::fleet)
                    .number("ducats", "Ducats", 0, MOST_DUCATS, SeaChange.FleetGold::ducats),
            ChangeKind.of(SeaChange.FleetConvoy.class, "Naval stack: convoy").reference(FleetAdjustments.FLEET, "Naval stack", FleetAdjustments.FLEET, SeaChange.FleetConvoy::fleet)
                    .with(new ChangeField.Word("convoy", "Convoy", true, Stream.of(ConvoyKind.values()).map(ConvoyKind::word).toList()), SeaChange.FleetConvoy::convoy)
                    .with(new ChangeField.Number("transports", "Its transports", true, 1, Ships.MOST), SeaChange.FleetConvoy::transports),
            ChangeKind.of(SeaChange.FleetBlockade.class, "Naval stack: blockade").reference(FleetAdjustments.FLEET, "Naval stack", FleetAdjustments.FLEET, SeaChange.FleetBlockade::fleet)
                    .with(new ChangeField.Reference("port", "Port", true, "province"), SeaChange.FleetBlockade::port),
            ChangeKind.of(SeaChange.GoldSet.class, "Gold ashore").reference("province", "Province", "province", SeaChange.GoldSet::province)
                    .number("ducats", "Ducats", 0, MOST_DUCATS, SeaChange.GoldSet::ducats));

    private SeaAdjustments() {}

    /** The boxes of the round track. */
    static List<String> boxes() {
        return Stream.of(RoundBox.values()).filter(box -> box != RoundBox.END).map(RoundBox::word).toList();
    }

    private static ChangeKind<SeaChange.DamagedSet> ships(ChangeKind<SeaChange.DamagedSet> kind) {
        return count(count(count(count(count(kind, "nwd", "Warships", Ships.MOST, Ships::nwd), "ngd", "Galleys", Ships.MOST, Ships::ngd),
                "ntd", "Transports", Ships.MOST, Ships::ntd), "vgd", "Galleasses", Ships.MOST, Ships::vgd), "nde", "Thirds of a warship besides", 2, Ships::nde);
    }

    private static ChangeKind<SeaChange.DamagedSet> count(ChangeKind<SeaChange.DamagedSet> kind, String name, String label, int most, Function<Ships, Integer> value) {
        return kind.with(new ChangeField.Number("ships." + name, label, true, 0, most), change -> value.apply(change.ships()));
    }

    // --- The board -------------------------------------------------------------------------------------------------

    static EuState withCorsairs(EuState state, SeaChange.CorsairsSet set) {
        return state.withMarks(state.marks().withRaid(set.zone(), new Raid(set.by(), set.level(), set.maneuver().orElse(0), set.rank(),
                set.controller(), set.tradeZone())));
    }

    /**
     * Sets the ships of a country that wait in a region. A group that waited there before keeps its round; a new one is damaged in this
     * round.
     */
    static EuState withDamagedShips(EuState state, SeaChange.DamagedSet set) {
        PVector<DamagedShips> others = TreePVector.from(state.navies().damaged().stream().filter(each -> !matches(each, set)).toList());
        var ships = set.ships().units();
        var since = state.navies().damaged().stream().filter(each -> matches(each, set)).map(DamagedShips::since).findFirst()
                .orElse(state.box() == null ? RoundBox.values()[0] : state.box());
        return state.withNavies(state.navies().withDamaged(ships.thirds() == 0 ? others : others.plus(new DamagedShips(set.country(), set.waters(), ships, since))));
    }

    private static boolean matches(DamagedShips ships, SeaChange.DamagedSet set) {
        return ships.country().equals(set.country()) && ships.waters().equals(set.waters());
    }

    static EuState withAdmiral(EuState before, LeaderChange.AdmiralSet set) {
        var state = before;
        var place = (SpaceId) null;
        for (var ships : before.navies().stacks().values()) {
            if (ships.leaders().contains(set.leader())) {
                place = ships.at();
                state = state.with(ships.withLeaders(ships.leaders().stream().filter(id -> !id.equals(set.leader())).toList()));
            }
        }
        var known = before.navies().leaders().get(set.leader());
        var fate = Fate.valueOf(set.condition().name());
        state = state.withNavies(state.navies().with(fate == Fate.PRESENT ? known.asPresent() : known.asLost(fate, set.returns().orElse(null), place)));
        if (set.fleet().isPresent()) {
            var ships = state.fleet(set.fleet().get()).orElseThrow();
            var led = new ArrayList<>(ships.leaders());
            led.add(set.leader());
            state = state.with(ships.withLeaders(led));
        }
        return state;
    }

    static EuState withGold(EuState state, SeaChange.FleetGold set) {
        var ships = state.fleet(set.fleet()).orElseThrow();
        return state.with(ships.withCargo(ships.aboard(), set.ducats()));
    }

    static EuState convoy(EuState state, SeaChange.FleetConvoy set) {
        var ships = state.fleet(set.fleet()).orElseThrow();
        return state.with(ships.withConvoys(set.convoy().map(kind -> List.of(new ConvoyShips(kind, set.transports().orElseThrow()))).orElse(List.of())));
    }

    static EuState withBlockade(EuState state, SeaChange.FleetBlockade set) {
        return state.with(state.fleet(set.fleet()).orElseThrow().withAction(set.port().map(NavalAction::blockade).orElse(null)));
    }

    // --- Faults ----------------------------------------------------------------------------------------------------

    /** The fault of a change on the board before it; empty if there is none. */
    static Optional<Wrong> fault(EuState state, EuChange change) {
        return switch (change) {
            case SeaChange.DamagedSet set when set.ships() == null || !set.ships().isInRange() || set.ships().units().fleets() > 0 ->
                Optional.of(new Wrong("/ships", Sentence.of("eu.adjustment.fault-damaged").with("most", Ships.MOST)));
            case LeaderChange.AdmiralSet set -> admiralFault(state, set);
            case SeaChange.FleetGold set -> offMapFault(state, set.fleet());
            case SeaChange.FleetConvoy set -> offMapFault(state, set.fleet()).or(() -> convoy(state.fleet(set.fleet()).orElseThrow().ships(), set));
            case SeaChange.FleetBlockade set -> offMapFault(state, set.fleet());
            default -> Optional.empty();
        };
    }

    private static Optional<Wrong> offMapFault(EuState state, StackId fleet) {
        return state.fleet(fleet).isPresent() ? Optional.empty() : Optional.of(new Wrong("/fleet", Sentence.of("eu.adjustment.fault-fleet-off-map")));
    }

    private static Optional<Wrong> convoy(NavalUnits ships, SeaChange.FleetConvoy set) {
        if (set.convoy().isPresent() != set.transports().isPresent()) {
            return Optional.of(new Wrong("/transports", Sentence.of("eu.adjustment.fault-which-convoy")));
        }
        return set.transports().filter(transports -> transports > ships.ntd()).map(transports -> new Wrong("/transports",
                Sentence.of("eu.adjustment.fault-transports").with("most", ships.ntd())));
    }

    private static Optional<Wrong> admiralFault(EuState state, LeaderChange.AdmiralSet set) {
        boolean present = set.condition() == LeaderChange.LeaderCondition.PRESENT;
        boolean wounded = set.condition() == LeaderChange.LeaderCondition.WOUNDED;
        var country = state.navies().leaders().get(set.leader()).leader().country();
        if (set.condition() == LeaderChange.LeaderCondition.ALONE) {
            return Optional.of(new Wrong("/condition", Sentence.of("eu.adjustment.fault-admiral-alone")));
        }
        if (present != set.fleet().isPresent()) {
            return Optional.of(new Wrong("/fleet", Sentence.of("eu.adjustment." + (present ? "fault-which-fleet" : "fault-admiral-present"))));
        }
        if (wounded != set.returns().isPresent()) {
            return Optional.of(new Wrong("/returns", LeaderAdjustments.returnsFault(wounded)));
        }
        if (set.returns().filter(box -> state.box() != null && box.compareTo(state.box()) <= 0).isPresent()) {
            return Optional.of(new Wrong("/returns", LeaderAdjustments.roundFault(state.box())));
        }
        return set.fleet().flatMap(id -> offMapFault(state, id).or(() -> state.fleet(id).orElseThrow().country().equals(country) ? Optional.empty()
                : Optional.of(new Wrong("/fleet", LeaderAdjustments.leadsShipsAlone(country)))));
    }

    /** The fault of a change on the board after all changes; empty if there is none. */
    static Optional<Keyed> placementFault(WarView after, EuChange change) {
        return switch (change) {
            case SeaChange.FleetGold set -> after.state().fleet(set.fleet()).filter(ships -> set.ducats() > Cargo.goldRoom(after, ships))
                    .map(ships -> Sentence.of("eu.adjustment.fault-gold-room").with("most", Cargo.goldRoom(after, ships)));
            case SeaChange.GoldSet set when set.ducats() > 0 && !Ports.hasHarbour(after, set.province()) -> Optional.of(Sentence.of("eu.adjustment.fault-no-port").with("where", SentenceNames.place(set.province())));
            case SeaChange.FleetBlockade set -> set.port().flatMap(port -> after.state().fleet(set.fleet()).flatMap(ships -> blockadeFault(after, ships, port)));
            default -> Optional.empty();
        };
    }

    private static Optional<Keyed> blockadeFault(WarView after, NavalStack ships, SpaceId port) {
        if (!Blockaders.isTarget(after, ships, port)) {
            return Optional.of(Sentence.of("eu.adjustment.fault-no-target").with("port", SentenceNames.place(port)).with("where", SentenceNames.place(ships.at())));
        }
        if (!BlockadeStrength.from(after.tables()).suffices(Blockaders.ships(after, ships, ships.shipsWithoutConvoys(), port), after.state().fortress(port).level())) {
            return Optional.of(Sentence.of("eu.adjustment.fault-too-few").with("where", SentenceNames.place(port)));
        }
        return !Blockaders.isTaken(after, ships, port, other -> true) ? Optional.empty()
                : Optional.of(Sentence.of("eu.adjustment.fault-blockaded").with("where", SentenceNames.place(port)));
    }

    // --- Sentences -------------------------------------------------------------------------------------------------
}

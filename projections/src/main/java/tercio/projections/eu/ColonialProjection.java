package tercio.projections.eu;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustmentEvent.BoardAdjusted;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsLostInBattle;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.eu.turn.refit.play.RefitEvent.ShipsRefitted;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.projections.EventProjection;
import tercio.projections.ProjectionEntry;

/** Ships in the tallies of the colonial record sheets: damaged, destroyed, captured and refitted ones, by the waters (EU-REFIT-1). */
record ColonialProjection() implements EventProjection<EuState, ColonialProjection.Entry> {

    /** Change of ships. */
    enum Fate { DAMAGED, DESTROYED, CAPTURED, REFITTED }

    /**
     * Ships of a country.
     *
     * @param waters as {@link Sea#waters()} names them
     * @param thirds of a ship; negative where the host took ships off the list
     */
    record Entry(CountryId country, WatersId waters, Fate fate, String round, int thirds, int position) implements ProjectionEntry {}

    @Override
    public String name() {
        return "colonial";
    }

    @Override
    public Class<Entry> type() {
        return Entry.class;
    }

    @Override
    public List<Entry> entries(EuState before, RecordedEvent event) {
        return switch (event.fact()) {
            case ShipsLostInBattle lost -> lost.stacks().stream().flatMap(hit -> List.of(
                    entry(before, hit.country(), lost.waters(), Fate.DESTROYED, hit.destroyed(), event),
                    entry(before, hit.country(), lost.waters(), Fate.DAMAGED, hit.damaged(), event)).stream()).filter(entry -> entry.thirds() > 0).toList();
            case ShipsCaptured captured -> captured.from().stream()
                    .map(taken -> of(before, taken.stack(), Fate.CAPTURED, taken.ships(), event)).toList();
            case ConvoyAttacked attacked -> attacked.captured().thirds() == 0 ? List.of()
                    : List.of(of(before, attacked.stack(), Fate.CAPTURED, attacked.captured(), event));
            case ShipsLost lost -> List.of(of(before, lost.stack(), Fate.DESTROYED, lost.lost(), event));
            case FleetLost lost -> List.of(of(before, lost.stack(), Fate.DESTROYED, lost.lost(), event));
            case ShipsRefitted refitted -> List.of(entry(before, refitted.country(), refitted.waters(), Fate.REFITTED, refitted.ships(), event));
            case BoardAdjusted adjusted -> adjustedShips(before, adjusted, event);
            default -> List.of();
        };
    }

    private static Entry of(EuState before, StackId stack, Fate fate, NavalUnits ships, RecordedEvent event) {
        var fleet = before.fleet(stack).orElseThrow();
        return entry(before, fleet.country(), waters(fleet), fate, ships, event);
    }

    private static Entry entry(EuState before, CountryId country, WatersId waters, Fate fate, NavalUnits ships, RecordedEvent event) {
        return new Entry(country, waters, fate, round(before), ships.thirds(), event.position());
    }

    private static String round(EuState board) {
        return board.box() == null ? "" : board.box().label();
    }

    /** The waters of a naval stack: of its zone, or of the first one by name that washes its port. Of a zone of two waters the first. */
    private static WatersId waters(NavalStack fleet) {
        var map = EuMap.PRINTED;
        return map.sea(fleet.at()).or(() -> map.seasOf(fleet.at()).stream().sorted().findFirst().flatMap(map::sea))
                .flatMap(sea -> sea.waters().stream().sorted().findFirst()).orElse(WatersId.NONE);
    }

    /** The damaged ships of a country in its waters. */
    private record DamagedList(CountryId country, WatersId waters) {}

    /** Ships that the host put on the list of damaged ones, or took off it. */
    private static List<Entry> adjustedShips(EuState before, BoardAdjusted adjusted, RecordedEvent event) {
        var was = before.navies().damaged();
        var now = EuChapters.evolve(before, adjusted).navies().damaged();
        var entries = new ArrayList<Entry>();
        var lists = new LinkedHashSet<DamagedList>();
        was.forEach(each -> lists.add(new DamagedList(each.country(), each.waters())));
        now.forEach(each -> lists.add(new DamagedList(each.country(), each.waters())));
        for (var list : lists) {
            int thirds = thirds(now, list) - thirds(was, list);
            if (thirds != 0) {
                entries.add(new Entry(list.country(), list.waters(), Fate.DAMAGED, round(before), thirds, event.position()));
            }
        }
        return entries;
    }

    private static int thirds(List<DamagedShips> all, DamagedList list) {
        return all.stream().filter(each -> list.equals(new DamagedList(each.country(), each.waters()))).mapToInt(each -> each.ships().thirds()).sum();
    }
}

package tercio.projections.eia;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.ViewText;

/**
 * Combats and sieges.
 *
 * @param due the combats that are still to be fought in this step
 * @param fought the combat that is being fought; {@code null} between combats
 * @param sheets the battle sheets of all combats, in the order in which they began
 * @param siegeSheets the histories of all sieges, those that are over included, in the order in which they began
 */
public record CombatsView(List<DueCombat> due, CombatSheetView fought, List<CitySiege> sieges, List<Sheet> sheets, List<SiegeSheet> siegeSheets) {

    /** A combat that is still to be fought: who stands in the area, outside its city. */
    public record DueCombat(SpaceId area, String name, String terrain, List<CorpsView> pieces, List<WarMapView.DepotView> depots) {}

    /**
     * A siege.
     *
     * @param inside the factors inside; {@code null} where the viewer does not know all of them
     * @param attempted whether an assault attempt was made in the current sequence (EIA-7.5.4.1)
     */
    public record CitySiege(SpaceId area, String city, NationId controller, int spires, int fleches, int capacity, List<String> besiegers,
            List<CorpsView> besieging, List<WarMapView.GarrisonView> garrisons, List<CorpsView> besieged, Integer inside, boolean attempted) {}

    /**
     * A battle sheet.
     *
     * @param position of the event that began the combat
     * @param ended the position at which it was over; {@code null} while it is fought
     * @param end the kind of its end; {@code null} while that is open
     * @param winner {@code attacker} or {@code defender}; {@code null} where nobody has won
     * @param points political points gained and lost, by power
     */
    public record Sheet(int position, SpaceId area, ViewText title, String kind, List<String> attackers, List<String> defenders, Integer ended, String end,
            String winner, SequencedMap<String, Integer> points, List<CombatRecords.Happened> lines) {

        private static Sheet of(CombatRecords.Began began) {
            return new Sheet(began.position(), began.area(), new ViewText(Sentence.of("eia.title.combat").with("place", CampaignNames.area(began.area()))), began.kind(), began.attackers(), began.defenders(), null, null,
                    null, new LinkedHashMap<>(), new ArrayList<>());
        }

        private Sheet withDecision(CombatRecords.Decided decided) {
            return new Sheet(position, area, title, kind, attackers, defenders, ended, decided.end(), decided.winner(), points, lines);
        }

        private Sheet withClosing(int at) {
            return new Sheet(position, area, title, kind, attackers, defenders, at, end, winner, points, lines);
        }
    }

    static CombatsView of(EiaWarView board, List<CombatRecords.Line> records, List<SiegeRecords.Entry> sieges) {
        var state = board.state();
        return new CombatsView(state.combats().declared().stream().map(area -> dueCombat(board, area)).toList(),
                state.combats().fought().map(combat -> CombatSheetView.of(board, combat)).orElse(null),
                state.cities().values().stream().filter(CityHold::isBesieged).map(city -> siege(board, city)).toList(), sheets(records),
                SiegeSheet.of(sieges));
    }

    private static List<Sheet> sheets(List<CombatRecords.Line> records) {
        var sheets = new ArrayList<Sheet>();
        for (var line : records) {
            switch (line) {
                case CombatRecords.Began began -> sheets.add(Sheet.of(began));
                case CombatRecords.Happened happened -> sheets.getLast().lines().add(happened);
                case CombatRecords.Points points -> sheets.getLast().points().merge(points.power(), points.points(), Integer::sum);
                case CombatRecords.Decided decided -> sheets.set(sheets.size() - 1, sheets.getLast().withDecision(decided));
                case CombatRecords.Closed closed -> sheets.set(sheets.size() - 1, sheets.getLast().withClosing(closed.position()));
            }
        }
        return sheets;
    }

    private static DueCombat dueCombat(EiaWarView board, SpaceId area) {
        var state = board.state();
        var place = Location.field(area);
        return new DueCombat(area, board.name(area), board.area(area).terrain().word(),
                Stream.concat(state.corpsAt(place).stream().map(corps -> CorpsView.of(state, corps)),
                        state.irregularsAt(place).stream().map(piece -> CorpsView.of(state, piece))).toList(),
                state.depotAt(place).map(WarMapView.DepotView::of).map(List::of).orElse(List.of()));
    }

    private static CitySiege siege(EiaWarView board, CityHold city) {
        var state = board.state();
        var printed = board.printedCity(city.area()).orElseThrow();
        var inside = board.corpsInside(city.area());
        boolean known = inside.stream().allMatch(corps -> corps.factors().isPresent());
        return new CitySiege(city.area(), printed.name(), city.controller(), printed.spires(), printed.fleches(), printed.capacity(),
                city.besiegers().stream().map(Power::word).toList(),
                views(state, board.corpsInField(city.area(), corps -> city.besiegers().contains(corps.power()))), WarMapView.garrisons(city),
                views(state, inside), known ? board.factorsInCity(city.area()) : null, city.attempted());
    }

    private static List<CorpsView> views(EiaState state, List<Corps> corps) {
        return corps.stream().map(each -> CorpsView.of(state, each)).toList();
    }
}

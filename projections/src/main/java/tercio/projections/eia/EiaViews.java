package tercio.projections.eia;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Ruleset;
import tercio.domain.table.EnteredTables;
import tercio.projections.BoardComparison;
import tercio.projections.DiceAttribution;
import tercio.projections.DieOwner;
import tercio.projections.EventProjection;
import tercio.projections.FieldNames;
import tercio.projections.Moments;
import tercio.projections.PrintedBoard;
import tercio.projections.PrintedTable;
import tercio.projections.ReportSource;
import tercio.projections.RulesetViews;
import tercio.projections.TallyEntry;
import tercio.projections.View;

/** The views of Empires in Arms: map, powers, sequence of the month, supply, combats. */
public final class EiaViews implements RulesetViews {

    private static final DieOwner<EiaState, EiaEvent> OWNER = EiaDieOwner::of;

    @Override
    public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
        if (!(ruleset instanceof EmpiresInArms)) {
            return List.of();
        }
        return List.of(
                View.<EiaState>ofBoard("map", state -> WarMapView.of(board(state))),
                new View<EiaState>("powers", (scene, part) -> powers(scene.board(), part)),
                View.<EiaState>ofBoard("sequence", MonthView::of),
                View.<EiaState>ofBoard("supply", state -> SupplyView.of(board(state))),
                View.<EiaState>whole("combats", scene -> CombatsView.of(board(scene.board()), scene.entries(new CombatRecords()),
                        scene.entries(new SiegeRecords()))));
    }

    private static EiaWarView board(EiaState state) {
        return new EiaWarView(state, WarMap.PRINTED);
    }

    private static Optional<Object> powers(EiaState board, List<String> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(PowersView.of(board));
            case 1 -> PowersView.of(board, part.getFirst()).map(Object.class::cast);
            default -> Optional.empty();
        };
    }

    @Override
    public List<EventProjection<?, ?>> projections(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms ? List.of(new CampaignMoments(), new CombatRecords(), new SiegeRecords(), new EiaTallyProjection()) : List.of();
    }

    @Override
    public Optional<EventProjection<?, TallyEntry>> tally(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms ? Optional.of(new EiaTallyProjection()) : Optional.empty();
    }

    @Override
    public Optional<FieldNames> fieldNames(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms ? Optional.of(new FieldNames("power", "pieces")) : Optional.empty();
    }

    @Override
    public Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms ? Optional.of(PrintedAreas.of(ruleset.id(), WarMap.PRINTED)) : Optional.empty();
    }

    @Override
    public Optional<Moments<?>> moments(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms ? Optional.of((Moments<EiaState>) CampaignMoments::moments) : Optional.empty();
    }

    @Override
    public Optional<ReportSource<?>> report(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms ? Optional.of(new EiaReport()) : Optional.empty();
    }

    @Override
    public Optional<BoardComparison<?>> comparison(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms ? Optional.of(new EiaComparison()) : Optional.empty();
    }

    @Override
    public Optional<DiceAttribution<?, ?, ?>> diceAttribution(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EmpiresInArms rules ? Optional.of(new DiceAttribution<>(rules, OWNER)) : Optional.empty();
    }

    @Override
    public List<PrintedTable> tables(String ruleset) {
        return ruleset.equals(EmpiresInArms.ID) ? EiaPrintedTables.all() : List.of();
    }

    @Override
    public List<PrintedTable> tables(String ruleset, EnteredTables entered) {
        return ruleset.equals(EmpiresInArms.ID) ? EiaPrintedTables.of(EiaCharts.of(Optional.of(entered)).tables()) : List.of();
    }
}

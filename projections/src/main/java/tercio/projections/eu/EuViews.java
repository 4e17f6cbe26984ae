package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.LostTables;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Ruleset;
import tercio.domain.table.EnteredTables;
import tercio.projections.BoardComparison;
import tercio.projections.DiceAttribution;
import tercio.projections.DieOwner;
import tercio.projections.EventProjection;
import tercio.projections.FieldNames;
import tercio.projections.GameAtPosition;
import tercio.projections.Moments;
import tercio.projections.PrintedBoard;
import tercio.projections.PrintedTable;
import tercio.projections.ReportSource;
import tercio.projections.RulesetViews;
import tercio.projections.TallyEntry;
import tercio.projections.View;

/**
 * The views of the Europa games of an edition: map, stacks, naval stacks, sequence of play, round track, economic and colonial record sheets;
 * and its printed tables.
 */
public final class EuViews implements RulesetViews {

    private static final DieOwner<EuState, EuEvent> THROWER = (before, event, roll) -> EuDieOwner.of(before, event, roll).map(CountryId::value);

    private final String edition;

    /** The views of the main edition. */
    public EuViews() {
        this(Edition.MILITARY);
    }

    /** @param edition its id */
    public EuViews(String edition) {
        this.edition = edition;
    }

    private Optional<EuMilitary> rules(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EuMilitary rules && rules.id().equals(edition) ? Optional.of(rules) : Optional.empty();
    }

    private boolean isOwn(Ruleset<?, ?, ?, ?> ruleset) {
        return rules(ruleset).isPresent();
    }

    @Override
    public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
        return rules(ruleset).map(EuViews::of).orElse(List.of());
    }

    private static List<View<?>> of(EuMilitary rules) {
        return List.of(
                View.<EuState>ofBoard("map", board -> MapView.of(rules.board(board))),
                new View<EuState>("stacks", (scene, part) -> stacks(rules.board(scene.board()), part.stream().map(StackId::new).toList())),
                new View<EuState>("fleets", (scene, part) -> fleets(rules.board(scene.board()), part.stream().map(StackId::new).toList())),
                View.<EuState>ofBoard("sequence", SequenceView::of),
                View.<EuState>whole("round-track", RoundTrackView::of),
                new View<EuState>("ers", EuViews::sheets),
                new View<EuState>("colonial", EuViews::colonial),
                View.<EuState>whole("battles", BattlesView::of),
                View.<EuState>whole("sieges", SiegesView::of));
    }

    @Override
    public List<EventProjection<?, ?>> projections(Ruleset<?, ?, ?, ?> ruleset) {
        return isOwn(ruleset) ? List.of(new RollProjection(), new ErsProjection(), new ColonialProjection(), new BattleProjection(), new SiegeProjection(),
                new MomentProjection(), new EuTallyProjection()) : List.of();
    }

    @Override
    public Optional<EventProjection<?, TallyEntry>> tally(Ruleset<?, ?, ?, ?> ruleset) {
        return isOwn(ruleset) ? Optional.of(new EuTallyProjection()) : Optional.empty();
    }

    @Override
    public Optional<FieldNames> fieldNames(Ruleset<?, ?, ?, ?> ruleset) {
        return isOwn(ruleset) ? Optional.of(new FieldNames("country", "stacks")) : Optional.empty();
    }

    @Override
    public Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset) {
        return rules(ruleset).map(rules -> PrintedMap.of(rules.id(), rules.map()));
    }

    @Override
    public Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset, String sheet) {
        return rules(ruleset).flatMap(rules -> board(rules).flatMap(board -> PrintedMap.onSheet(board, rules.map(), sheet)));
    }

    @Override
    public Optional<Moments<?>> moments(Ruleset<?, ?, ?, ?> ruleset) {
        return isOwn(ruleset) ? Optional.of((Moments<EuState>) MomentProjection::moments) : Optional.empty();
    }

    @Override
    public Optional<ReportSource<?>> report(Ruleset<?, ?, ?, ?> ruleset) {
        return isOwn(ruleset) ? Optional.of(new EuReport()) : Optional.empty();
    }

    @Override
    public Optional<BoardComparison<?>> comparison(Ruleset<?, ?, ?, ?> ruleset) {
        return isOwn(ruleset) ? Optional.of(new EuComparison()) : Optional.empty();
    }

    @Override
    public Optional<DiceAttribution<?, ?, ?>> diceAttribution(Ruleset<?, ?, ?, ?> ruleset) {
        return rules(ruleset).map(rules -> new DiceAttribution<>(rules, THROWER));
    }

    @Override
    public List<PrintedTable> tables(String ruleset) {
        return ruleset.equals(edition) ? PrintedTables.of(edition) : List.of();
    }

    @Override
    public List<PrintedTable> tables(String ruleset, EnteredTables entered) {
        return !ruleset.equals(edition) ? List.of() : edition.equals(Edition.RAPID) ? PrintedTables.of(LostTables.edition(entered)) : PrintedTables.of(edition);
    }

    private static Optional<Object> stacks(WarView on, List<StackId> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(new StackView.All(on.state().stacks().values().stream().map(stack -> StackView.of(on, stack)).toList()));
            case 1 -> on.state().stack(part.getFirst()).map(stack -> StackView.of(on, stack));
            default -> Optional.empty();
        };
    }

    private static Optional<Object> fleets(WarView on, List<StackId> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(new FleetView.All(on.state().navies().stacks().values().stream().map(stack -> FleetView.of(on, stack)).toList()));
            case 1 -> on.state().fleet(part.getFirst()).map(stack -> FleetView.of(on, stack));
            default -> Optional.empty();
        };
    }

    private static Optional<Object> sheets(GameAtPosition<EuState> scene, List<String> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(ErsView.all(scene));
            case 1 -> ErsView.of(scene, new CountryId(part.getFirst())).map(Object.class::cast);
            default -> Optional.empty();
        };
    }

    private static Optional<Object> colonial(GameAtPosition<EuState> scene, List<String> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(ColonialView.all(scene));
            case 1 -> ColonialView.of(scene, new CountryId(part.getFirst())).map(Object.class::cast);
            default -> Optional.empty();
        };
    }
}

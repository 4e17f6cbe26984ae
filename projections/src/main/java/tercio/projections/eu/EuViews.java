package tercio.projections.eu;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.game.Ruleset;
import tercio.projections.Moments;
import tercio.projections.PrintedBoard;
import tercio.projections.PrintedTable;
import tercio.projections.Projection;
import tercio.projections.Prose;
import tercio.projections.RulesetViews;
import tercio.projections.Tale;
import tercio.projections.Thrower;
import tercio.projections.Throwers;
import tercio.projections.View;

/** The views of the Europa games: map, stacks, sequence of play, round track, economic record sheets, account. */
public final class EuViews implements RulesetViews {

    /** One and the same, so that folds that use it are found again. */
    private static final Thrower<EuState, EuEvent> THROWER = EuThrower::of;

    @Override
    public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
        if (!(ruleset instanceof EuMilitary rules)) {
            return List.of();
        }
        return List.of(
                View.<EuState>ofBoard("map", rules, board -> MapView.of(board, EuMap.PRINTED)),
                View.<EuState>ofBoardInParts("stacks", rules, EuViews::stacks),
                View.<EuState>ofBoard("sequence", rules, SequenceView::of),
                View.whole("round-track", new RoundTrackFold(rules), RoundTrackView::of),
                new View<>("ers", new ErsFold(rules), EuViews::sheets),
                View.whole("battles", new BattlesFold(), BattlesView::new),
                View.whole("sieges", new SiegesFold(rules), SiegesView::of),
                View.whole("account", new AccountFold(rules), EntriesView::of),
                View.whole("summary", new AccountFold(rules), account -> new Prose("Account of the war", account.sentences())));
    }

    @Override
    public Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EuMilitary ? Optional.of(PrintedMap.of(ruleset.id(), EuMap.PRINTED)) : Optional.empty();
    }

    @Override
    public Optional<Tale<?, ?, ?>> tale(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EuMilitary rules ? Optional.of(new Tale<>(rules, Telling::of)) : Optional.empty();
    }

    @Override
    public Optional<Projection<? extends Moments>> moments(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EuMilitary rules ? Optional.of(new MomentsFold(rules)) : Optional.empty();
    }

    @Override
    public Optional<Throwers<?, ?, ?>> throwers(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof EuMilitary rules ? Optional.of(new Throwers<>(rules, THROWER)) : Optional.empty();
    }

    @Override
    public List<PrintedTable> tables(String ruleset) {
        return PrintedTables.of(ruleset);
    }

    /** What happened in effect, each sentence with the position of its event. */
    record EntriesView(List<AccountFold.Entry> entries) {
        static EntriesView of(AccountFold.Account account) {
            return new EntriesView(account.entries());
        }
    }

    /** The battles, in the order in which they were joined. */
    record BattlesView(List<BattlesFold.Battle> battles) {}

    /** The sieges, in the order in which something was first tried. */
    record SiegesView(List<SiegesFold.Siege> sieges) {
        static SiegesView of(SiegesFold.Sieges sieges) {
            return new SiegesView(sieges.all());
        }
    }

    private static Optional<Object> stacks(EuState board, List<String> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(new StackView.All(board.stacks().values().stream().map(stack -> StackView.of(board, stack)).toList()));
            case 1 -> board.stack(part.getFirst()).map(stack -> StackView.of(board, stack));
            default -> Optional.empty();
        };
    }

    private static Optional<Object> sheets(ErsFold.Sheets sheets, List<String> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(ErsView.all(sheets));
            case 1 -> ErsView.of(sheets, part.getFirst()).map(Object.class::cast);
            default -> Optional.empty();
        };
    }
}

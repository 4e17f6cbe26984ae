package tercio.skirmish.views;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import tercio.domain.game.Ruleset;
import tercio.projections.DiceAttribution;
import tercio.projections.EventProjection;
import tercio.projections.FieldNames;
import tercio.projections.Moments;
import tercio.projections.PrintedBoard;
import tercio.projections.PrintedTable;
import tercio.projections.RulesetViews;
import tercio.projections.View;
import tercio.projections.sentence.ViewText;
import tercio.skirmish.rules.ClashProcedure;
import tercio.skirmish.rules.ClashTable;
import tercio.skirmish.rules.HillMap;
import tercio.skirmish.rules.SkirmishEvent;
import tercio.skirmish.rules.SkirmishPhase;
import tercio.skirmish.rules.SkirmishRules;
import tercio.skirmish.rules.SkirmishState;

/** The views of a skirmish: hills, captains, and where the sequence of play stands; its printed map and table; its turns; whose die it was. */
public final class SkirmishViews implements RulesetViews {

    @Override
    public List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof SkirmishRules ? List.of(
                View.<SkirmishState>ofBoard("hills", HillsView::of),
                new View<SkirmishState>("captains", (scene, part) -> captains(scene.board(), part)),
                View.<SkirmishState>ofBoard("sequence", StageView::of)) : List.of();
    }

    private static Optional<Object> captains(SkirmishState board, List<String> part) {
        return switch (part.size()) {
            case 0 -> Optional.of(CaptainsView.of(board));
            case 1 -> CaptainsView.of(board, part.getFirst()).map(Object.class::cast);
            default -> Optional.empty();
        };
    }

    @Override
    public Optional<FieldNames> fieldNames(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof SkirmishRules ? Optional.of(new FieldNames("captain", "forces")) : Optional.empty();
    }

    @Override
    public Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof SkirmishRules ? Optional.of(new PrintedBoard(ruleset.id(), List.of(),
                HillMap.PRINTED.zones().stream().map(hill -> {
                    var printed = new LinkedHashMap<String, Object>();
                    printed.put("height", hill.height());
                    return new PrintedBoard.Zone(hill.id().value(), ViewText.asPrinted(hill.name()), "land", null, printed);
                }).toList(),
                HillMap.PRINTED.zones().stream().flatMap(hill -> HillMap.PRINTED.borders(hill.id()).stream())
                        .filter(border -> border.from().compareTo(border.to()) < 0)
                        .map(border -> new PrintedBoard.Edge(List.of(border.from().value(), border.to().value()), border.kind().name().toLowerCase(java.util.Locale.ROOT)))
                        .toList(),
                List.of(), List.of())) : Optional.empty();
    }

    @Override
    public List<EventProjection<?, ?>> projections(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof SkirmishRules ? List.of(new TurnMarks()) : List.of();
    }

    @Override
    public Optional<Moments<?>> moments(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof SkirmishRules ? Optional.of((Moments<SkirmishState>) TurnMarks::moments) : Optional.empty();
    }

    @Override
    public Optional<DiceAttribution<?, ?, ?>> diceAttribution(Ruleset<?, ?, ?, ?> ruleset) {
        return ruleset instanceof SkirmishRules rules
                ? Optional.of(new DiceAttribution<>(rules, (before, event, roll) -> owner(before, event, roll.name().side()))) : Optional.empty();
    }

    private static Optional<String> owner(SkirmishState before, SkirmishEvent event, String side) {
        return before.phase() instanceof SkirmishPhase.Clash clash && event instanceof SkirmishEvent.Clashed
                ? Optional.of(side.equals(ClashProcedure.ATTACKER) ? clash.attacker() : clash.defender()) : Optional.empty();
    }

    @Override
    public List<PrintedTable> tables(String ruleset) {
        var table = ClashTable.PRINTED;
        return ruleset.equals(SkirmishRules.ID) ? List.of(PrintedTable.of(ClashTable.NAME, "Losses of a clash", table.margins(), String::valueOf,
                List.of(ClashProcedure.ATTACKER, ClashProcedure.DEFENDER), side -> side,
                (margin, side) -> String.valueOf(side.equals(ClashProcedure.ATTACKER) ? table.at(margin).attacker() : table.at(margin).defender())))
                : List.of();
    }
}

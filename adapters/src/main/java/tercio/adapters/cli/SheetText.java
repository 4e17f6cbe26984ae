package tercio.adapters.cli;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import tercio.adapters.cli.SheetWords.Kind;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Prints the sheet of a fight.
 *
 * @param reason reads the reason of a part by its rule
 */
record SheetText(FightSheet sheet, SheetWords words, CommandText told, BiFunction<String, Citation, String> reason) {

    void print() {
        told.print(Sentence.of("program.sheet.title").with("fight", new Text(words.of(Kind.FIGHT, sheet.fight()))).with("sides", new Text(sheet.sides().stream()
                .map(side -> words.of(Kind.VALUE, side.party()) + " (" + words.of(Kind.SIDE, side.side()) + ")")
                .reduce((one, other) -> told.phrase(Sentence.of("program.sheet.against").with("one", new Text(one)).with("other", new Text(other)))).orElse(""))));
        for (var line : sheet.lines()) {
            told.print(Sentence.of("program.sheet.line").with("sided", line.side() != null).with("side", new Text(line.side() == null ? "" : words.of(Kind.SIDE, line.side())))
                    .with("line", new Text(words.of(Kind.LINE, line.line()))).with("rule", new Text(line.rule().id()))
                    .with("text", new Text(describe(line, text -> reason.apply(text, line.rule())))));
        }
        told.out().flush();
    }

    /** {@code die 4 + second day -1 = modified 3; own fire 2, enemy fire 1; losses 1 1/3 LD}. */
    private String describe(FightSheet.Line line, UnaryOperator<String> read) {
        var terms = line.parts().stream().filter(Part::adds).map(part -> describe(part, read)).collect(Collectors.joining(" + "));
        var behind = line.parts().stream().filter(part -> !part.adds()).toList();
        var results = terms.isEmpty() ? line.results() : line.results().subList(Math.min(1, line.results().size()), line.results().size());
        var sum = terms.isEmpty() ? "" : terms + (line.results().isEmpty() ? "" : " = " + describe(line.results().getFirst(), read));
        return List.of(sum, list(results, read), list(behind, read)).stream().filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    }

    private String list(List<Part> parts, UnaryOperator<String> read) {
        return parts.stream().map(part -> describe(part, read)).collect(Collectors.joining(", "));
    }

    private String describe(Part part, UnaryOperator<String> read) {
        return (part.reason() == null ? words.of(Kind.PART, part.part()) : read.apply(part.reason())) + " "
                + (part.unit() == Unit.WORD ? words.of(Kind.VALUE, part.value()) : part.value())
                + switch (part.unit()) {
                    case LD -> " LD";
                    case SHIPS, STARS, FACTORS -> " " + told.phrase(Sentence.of("program.sheet.unit").with("unit", part.unit().name().toLowerCase(java.util.Locale.ROOT)));
                    case MORALE, NUMBER, WORD -> "";
                };
    }
}

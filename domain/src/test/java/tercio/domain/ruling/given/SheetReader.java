package tercio.domain.ruling.given;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.FightSheet;
import tercio.domain.ruling.FightSheet.Line;
import tercio.domain.ruling.FightSheet.Part;
import tercio.domain.ruling.FightSheet.Unit;
import tercio.domain.ruling.Fraction;

/** Reads a sheet as a player does: its lines by name, its numbers as they are written. */
public record SheetReader(FightSheet sheet) {

    /** The lines of a name and a side, in order. */
    public List<Line> lines(String name, String side) {
        return sheet.lines().stream().filter(line -> line.line().equals(name) && side.equals(line.side())).toList();
    }

    /** The only line of a name and a side. */
    public Line line(String name, String side) {
        var found = lines(name, side);
        assertThat(found).as("%s of %s", name, side).hasSize(1);
        return found.getFirst();
    }

    /** The value of a part or a result of a line. */
    public static String text(List<Part> parts, String name) {
        return find(parts, name).orElseThrow(() -> new AssertionError("no " + name + " in " + parts)).value();
    }

    public static Optional<Part> find(List<Part> parts, String name) {
        return parts.stream().filter(part -> part.part().equals(name)).findFirst();
    }

    public static Fraction number(List<Part> parts, String name) {
        return number(text(parts, name));
    }

    /** The number that is written: {@code -2 1/3}. */
    public static Fraction number(String written) {
        boolean minus = written.startsWith("-");
        var sum = Fraction.ZERO;
        for (var word : written.substring(minus ? 1 : 0).split(" ")) {
            var halves = word.split("/");
            sum = sum.plus(halves.length == 1 ? Fraction.of(Long.parseLong(word)) : new Fraction(new BigInteger(halves[0]), new BigInteger(halves[1])));
        }
        return minus ? Fraction.ZERO.minus(sum) : sum;
    }

    /** Every line whose parts add up: their sum is its first result, in the same unit. */
    public void addsUp() {
        for (var line : sheet.lines()) {
            var terms = line.parts().stream().filter(Part::adds).toList();
            if (!terms.isEmpty()) {
                var sum = terms.stream().map(part -> number(part.value())).reduce(Fraction.ZERO, Fraction::plus);
                assertThat(sum).as("%s", line).isEqualTo(number(line.results().getFirst().value()));
                assertThat(terms).as("%s", line).extracting(Part::unit).containsOnly(line.results().getFirst().unit());
                assertThat(terms).as("%s", line).extracting(Part::unit).doesNotContain(Unit.WORD);
            }
        }
    }
}

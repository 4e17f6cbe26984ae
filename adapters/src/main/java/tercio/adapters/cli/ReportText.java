package tercio.adapters.cli;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameReport;

/** Writes the report of a game as lines of text. */
record ReportText(GameReport report, CommandText told) {

    private static final double EVEN = 0.05;

    /** @param game its name; empty for a game without one */
    void print(String game) {
        told.print(Sentence.of("program.report.title").with("named", !game.isEmpty()).with("game", new Text(game)).with("turned", report.turn().isPresent())
                .with("turn", report.turn().map(GameReport.Turn::number).orElse(0)).with("label", new Text(report.turn().map(GameReport.Turn::label).orElse("")))
                .with("from", report.from() + 1).with("to", report.to()).with("over", report.over()));
        part("program.report.parties", report.sides(), side -> Sentence.of("program.report.party").with("party", new Text(side.name()))
                .with("figures", new Text(side.figures().stream().map(figure -> figure.label() + " " + figure.amount()).collect(Collectors.joining(", ")))));
        part("program.report.lands", report.territory(), land -> Sentence.of("program.report.land").with("land", new Text(land.name())).with("what", land.what())
                .with("from", holder(land.wasName())).with("to", holder(land.nowName())));
        part("program.report.dice", report.dice(), dice -> Sentence.of("program.report.thrown").with("who", dice.party().isEmpty() ? holder(dice.seat()) : party(dice.party()))
                .with("rolls", dice.rolls()).with("die", new Text(dice.die())).with("known", dice.mean().isPresent()).with("mean", figure(dice.mean().orElse(0.0)))
                .with("expected", figure(dice.expected())));
        part("program.report.luck", report.luck(), luck -> Sentence.of("program.report.lost").with("party", party(luck.party())).with("lost", luck.lost())
                .with("expected", figure(luck.expected())).with("verdict", verdict(luck.expected() - luck.lost())));
        part("program.report.decisive", report.decisive(), this::moment);
        if (report.unappraised() > 0) {
            told.print(Sentence.of("program.report.unappraised").with("count", report.unappraised()));
        }
    }

    private Sentence moment(GameReport.Fight fight) {
        var losses = fight.sides().stream().map(side -> told.phrase(Sentence.of("program.report.lost-in-fight").with("party", party(side.party())).with("lost", side.lost())
                .with("expected", figure(side.expected()))));
        return Sentence.of("program.report.moment").with("fight", new Text(fight.title())).with("position", fight.position()).with("winner", winner(fight))
                .with("before", perCent(fight.before())).with("losses", new Text(losses.collect(Collectors.joining()))).with("rarest", rarest(fight)).with("chance", perCent(fight.chance()));
    }

    private Sentence.Keyed winner(GameReport.Fight fight) {
        return Sentence.of("program.report.won").with("party", fight.winner().isEmpty() ? holder("") : party(fight.winner()));
    }

    private static Text perCent(double chance) {
        return new Text(String.format(Locale.ROOT, "%.1f", chance * 100));
    }

    /** The outcome to which {@link GameReport.Fight#chance} refers. */
    private Sentence.Keyed rarest(GameReport.Fight fight) {
        return fight.sides().stream().filter(side -> side.figure().equals(fight.rare())).findFirst()
                .map(side -> Sentence.of("program.report.lost-or").with("party", party(side.party())).with("lost", side.lost()).with("more", side.asMuch() <= side.asLittle()))
                .orElseGet(() -> winner(fight));
    }

    private <T> void part(String title, List<T> of, Function<T, Sentence> line) {
        if (!of.isEmpty()) {
            told.print(Sentence.of(title));
            of.forEach(each -> told.out().println("  " + told.phrase(line.apply(each))));
        }
    }

    private static Argument holder(String name) {
        return name.isEmpty() ? Argument.of(Sentence.of("program.report.nobody")) : new Text(name);
    }

    private Argument party(String party) {
        return new Text(report.sides().stream().filter(side -> side.party().equals(party)).map(GameReport.Side::name).findFirst().orElse(party));
    }

    private static Text figure(double value) {
        return new Text(String.format(Locale.ROOT, "%.2f", value));
    }

    private static Sentence.Keyed verdict(double saved) {
        return Math.abs(saved) <= EVEN ? Sentence.of("program.report.just-the-mean")
                : Sentence.of("program.report.than-the-mean").with("figure", figure(Math.abs(saved))).with("better", saved > 0);
    }
}

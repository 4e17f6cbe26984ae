package tercio.adapters.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.projections.GameReport;

/** Writes the report of a game as lines of text. */
final class ReportText {

    private static final double EVEN = 0.05;

    private ReportText() {}

    /** @param game its name; empty for a game without one */
    static List<String> lines(String game, GameReport report) {
        var lines = new ArrayList<String>();
        lines.add((game.isEmpty() ? "Report" : "Report of " + game) + report.turn().map(turn -> ", turn " + turn.number() + " (" + turn.label() + ")").orElse("")
                + ", positions " + (report.from() + 1) + " to " + report.to() + (report.over() ? ", the game is over" : ""));
        lines.addAll(part("Parties", report.sides(), side -> side.name() + ": "
                + side.figures().stream().map(figure -> figure.label() + " " + figure.amount()).collect(Collectors.joining(", "))));
        lines.addAll(part("Lands", report.territory(), land -> land.name() + " (" + land.what() + "): from " + holderName(land.wasName()) + " to " + holderName(land.nowName())));
        lines.addAll(part("Dice", report.dice(), dice -> (dice.party().isEmpty() ? dice.seat().isEmpty() ? "nobody" : dice.seat() : name(report, dice.party()))
                + ": " + dice.rolls() + " of " + dice.die() + dice.mean().map(mean -> ", mean " + figure(mean)).orElse("") + ", expected " + figure(dice.expected())));
        lines.addAll(part("Luck in battle", report.luck(), luck -> name(report, luck.party()) + ": lost " + luck.lost() + ", expected " + figure(luck.expected())
                + " (" + verdict(luck.expected() - luck.lost()) + ")"));
        lines.addAll(part("Decisive moments", report.decisive(), fight -> moment(report, fight)));
        if (report.unappraised() > 0) {
            lines.add(report.unappraised() + " earlier battles were not appraised.");
        }
        return lines;
    }

    private static String moment(GameReport report, GameReport.Fight fight) {
        var losses = fight.sides().stream().map(side -> ", " + name(report, side.party()) + " lost " + side.lost() + " (expected " + figure(side.expected()) + ")");
        return fight.title() + ", position " + fight.position() + ": " + winner(report, fight) + " (" + perCent(fight.before()) + " before)"
                + losses.collect(Collectors.joining()) + "; least likely: " + rarest(report, fight) + " (" + perCent(fight.chance()) + ")";
    }

    private static String winner(GameReport report, GameReport.Fight fight) {
        return (fight.winner().isEmpty() ? "nobody" : name(report, fight.winner())) + " won";
    }

    private static String perCent(double chance) {
        return String.format(Locale.ROOT, "%.1f%%", chance * 100);
    }

    /** The outcome to which {@link GameReport.Fight#chance} refers. */
    private static String rarest(GameReport report, GameReport.Fight fight) {
        return fight.sides().stream().filter(side -> side.figure().equals(fight.rare())).findFirst()
                .map(side -> name(report, side.party()) + " lost " + side.lost() + (side.asMuch() <= side.asLittle() ? " or more" : " or less"))
                .orElseGet(() -> winner(report, fight));
    }

    private static <T> List<String> part(String title, List<T> of, Function<T, String> line) {
        var lines = new ArrayList<String>();
        if (!of.isEmpty()) {
            lines.add(title);
            of.forEach(each -> lines.add("  " + line.apply(each)));
        }
        return lines;
    }

    private static String holderName(String name) {
        return name.isEmpty() ? "nobody" : name;
    }

    private static String name(GameReport report, String party) {
        return report.sides().stream().filter(side -> side.party().equals(party)).map(GameReport.Side::name).findFirst().orElse(party);
    }

    private static String figure(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String verdict(double saved) {
        return Math.abs(saved) <= EVEN ? "just the mean" : figure(Math.abs(saved)) + (saved > 0 ? " better" : " worse") + " than the mean";
    }
}

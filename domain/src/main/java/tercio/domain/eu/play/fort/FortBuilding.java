package tercio.domain.eu.play.fort;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.fort.FortCommand.BuildFort;
import tercio.domain.eu.play.fort.FortCommand.EndFortBuilding;
import tercio.domain.eu.play.fort.FortEvent.FortAbandoned;
import tercio.domain.eu.play.fort.FortEvent.FortAdvanced;
import tercio.domain.eu.play.fort.FortEvent.FortBegun;
import tercio.domain.eu.play.fort.FortEvent.FortBuildingBegan;
import tercio.domain.eu.play.fort.FortEvent.FortBuildingEnded;
import tercio.domain.eu.play.fort.FortEvent.FortBuilt;
import tercio.domain.eu.round.RoundBox;
import tercio.domain.eu.world.FortWork;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * Forts in the rest of the world (EU-FORT-BUILD). A stack with at least 1 LD begins one at the end of a round, at no cost; at the third end of
 * round in a row at which 1 LD of the country stands there it is a fort. When the turn ends each fort under construction is finished. Readings:
 * a fort is begun in the field of a province without a fortress, of whomever its land is, and not inside a besieged one.
 */
public final class FortBuilding {

    static final String RULE = "EU-FORT-BUILD";

    private FortBuilding() {}

    /**
     * Takes the forts under construction one round further, and asks the countries that may begin others.
     *
     * @return whether any is asked
     */
    public static boolean begin(Play play, RoundBox next, boolean extended, boolean badWeather) {
        if (play.state().scenario().overseas().isEmpty()) {
            return false;
        }
        play.state().world().works().values().forEach(work -> after(play, work, work.endOfRound(thirds(play.board(), work.country(), work.province()))));
        var board = play.board();
        boolean due = play.state().countries().keySet().stream().anyMatch(country -> !places(board, country).isEmpty());
        if (due) {
            play.happens(new FortBuildingBegan(next, extended, badWeather));
        }
        return due;
    }

    /** Finishes all forts as the turn ends. */
    public static void cleanup(Play play) {
        play.state().world().works().values().forEach(work -> after(play, work, work.cleanup()));
    }

    /**
     * Destroys forts under construction whose builders have gone, at any moment.
     *
     * @return whether there were any
     */
    public static boolean abandoned(Play play) {
        var board = play.board();
        var gone = play.state().world().works().values().stream()
                .filter(work -> work.guarded(thirds(board, work.country(), work.province())) instanceof FortWork.State.Abandoned).toList();
        gone.forEach(work -> after(play, work, new FortWork.State.Abandoned()));
        return !gone.isEmpty();
    }

    private static void after(Play play, FortWork work, FortWork.State state) {
        switch (state) {
            case FortWork.State.Underway underway -> play.happens(new FortAdvanced(work.country(), work.province(), underway.work().rounds()));
            case FortWork.State.Built built -> play.happens(new FortBuilt(work.country(), work.province()), List.of(Step.of("fort in "
                    + play.board().name(work.province()), RULE).result("it stands")));
            case FortWork.State.Abandoned gone -> play.happens(new FortAbandoned(work.country(), work.province()));
        }
    }

    /** The troops of a country in the field of a province, in thirds of an LD. */
    private static int thirds(Board board, String country, String province) {
        return Board.thirds(board.stacks(province, stack -> !stack.besieged() && stack.country().equals(country)));
    }

    /** The provinces where a country may begin a fort now. */
    private static List<String> places(Board board, String country) {
        return board.state().stacks().values().stream().filter(stack -> stack.country().equals(country) && !stack.besieged()).map(Stack::province)
                .distinct().sorted().filter(province -> refusal(board, country, province).isEmpty()).toList();
    }

    private static Optional<Refusal> refusal(Board board, String country, String province) {
        var land = board.map().province(province);
        if (land.isEmpty()) {
            return Optional.of(Refusal.of(RULE, "there is no province " + province));
        }
        if (board.state().fortress(province) != null && board.state().world().establishments().in(province).isEmpty()) {
            return Optional.of(Refusal.of(RULE, board.name(province) + " has the fortress of a city; a fort is built where none stands"));
        }
        return FortWork.refusal(land.get(), board.state().world().establishments(), thirds(board, country, province),
                board.state().world().works().containsKey(province));
    }

    /** The countries of one alliance that are asked now, that of the highest initiative first; empty when all are done. */
    public static List<String> asked(Board board) {
        if (!(board.state().phase() instanceof Phase.Forts forts)) {
            return List.of();
        }
        return board.state().order().stream()
                .map(alliance -> board.state().members(alliance).stream()
                        .filter(country -> !forts.done().contains(country) && !places(board, country).isEmpty()).toList())
                .filter(countries -> !countries.isEmpty()).findFirst().orElse(List.of());
    }

    /** No more forts, or one more in each province where it may be begun. */
    static List<Option> options(Board board, String country) {
        return Stream.concat(Stream.of(new Option("begin no more forts", new EndFortBuilding(country))),
                places(board, country).stream().map(province -> new Option("begin a fort in " + board.name(province), new BuildFort(country, province)))).toList();
    }

    static Optional<Verdict<EuEvent>> build(Play play, BuildFort command) {
        var notAsked = notAsked(play, command.country());
        if (notAsked.isPresent()) {
            return notAsked;
        }
        var refusal = refusal(play.board(), command.country(), String.valueOf(command.province()));
        if (refusal.isPresent()) {
            return Optional.of(new Verdict.Refused<>(refusal.get().legal(options(play.board(), command.country()))));
        }
        play.happens(new FortBegun(command.country(), command.province()));
        return Play.done();
    }

    static Optional<Verdict<EuEvent>> end(Play play, EndFortBuilding command) {
        var notAsked = notAsked(play, command.country());
        if (notAsked.isPresent()) {
            return notAsked;
        }
        play.happens(new FortBuildingEnded(command.country()));
        return Play.done();
    }

    private static Optional<Verdict<EuEvent>> notAsked(Play play, String country) {
        var asked = asked(play.board());
        return asked.contains(String.valueOf(country)) ? Optional.empty() : Play.refused(RULE, asked.isEmpty()
                ? "forts are begun at the end of a round, in the rest of the world, by stacks of at least 1 LD"
                : SpokenNames.list(asked.stream().map(Nation::of).toList()) + (asked.size() == 1 ? " builds its forts first" : " build their forts first"));
    }
}

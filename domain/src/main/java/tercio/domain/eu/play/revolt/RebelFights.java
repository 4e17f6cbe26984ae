package tercio.domain.eu.play.revolt;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.revolt.RevoltCommand.FightRebels;
import tercio.domain.eu.play.revolt.RevoltEvent.RebelsFought;
import tercio.domain.eu.play.siege.Sieges;
import tercio.domain.eu.revolt.RebelFight;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/**
 * The fight against revolts and rebellions in the siege segment (EU-REVOLT-FIGHT). The troops of an alliance in a province act together, as
 * besiegers do, and must fight unless they besiege the fortress (EU-SIEGE). Which counter a success turns is no choice: a counter+ that is
 * turned beside a counter- merges with it, which leaves what is left without the counter-.
 */
public final class RebelFights {

    static final String RULE = "EU-REVOLT-FIGHT";
    static final DieName DIE = DieName.d10("revolt");

    private RebelFights() {}

    /** Provinces with revolts where troops of the alliance stand in the field without enemies; not those of a country without a campaign. */
    public static List<String> provinces(Board board, int alliance) {
        return board.state().marks().revolts().keySet().stream()
                .filter(province -> !board.field(province, alliance).isEmpty() && board.enemiesInField(province, alliance).isEmpty())
                .filter(province -> board.state().countries().get(by(board, province, alliance)).campaign() != Campaign.NONE)
                .toList();
    }

    /** The provinces where the alliance whose sieges are resolved can fight revolts now. */
    static List<String> now(Board board) {
        return board.state().phase() instanceof Phase.Sieges sieges && sieges.undermined() == null
                ? provinces(board, board.state().allianceAt(sieges.turnOf())).stream()
                        .filter(province -> sieges.provinces().contains(province) && unable(board, province).isEmpty()).toList()
                : List.of();
    }

    /** The country of the commander of an alliance's troops in the field of a province. */
    static String by(Board board, String province, int alliance) {
        return board.state().commanding(board.field(province, alliance));
    }

    /** The reason why troops that besiege a fortress beside revolts or corsairs cannot fight; empty if they can. */
    static Optional<String> unable(Board board, String province) {
        return board.enemyFortress(province, Sieges.besieging(board.state())) ? Sieges.notUndermining(board, province) : Optional.empty();
    }

    static Option option(Board board, String province) {
        return new Option("fight the " + board.state().marks().revolts().get(province) + " in " + board.name(province), new FightRebels(province));
    }

    /** Fights the revolts of a province. Refused outside the siege segment, twice in a round, and where the fortress must be assaulted or left. */
    static Optional<Verdict<EuEvent>> fight(Play play, FightRebels command) {
        var board = play.board();
        var province = command.province();
        var options = now(board).stream().map(known -> option(board, known)).toList();
        if (province == null || !now(board).contains(province)) {
            return Play.refused(RULE, reason(board, province), options);
        }
        var recorder = StepRecorder.recording();
        var roll = RebelFight.with(play.tables(), DIE);
        return switch (roll.procedure().start(roll.start(fight(board, province)), play.dice("revolt in " + province), recorder)) {
            case Run.Lacking<SingleRoll.Cast<RebelFight.Fight, Success>> lacking -> Play.wants(lacking.die());
            case Run.Waiting<SingleRoll.Cast<RebelFight.Fight, Success>> waiting -> throw new IllegalStateException("the fight waits for no choice");
            case Run.Finished<SingleRoll.Cast<RebelFight.Fight, Success>> rolled -> {
                play.rolled(rolled.rolls());
                boolean success = rolled.state().result().succeeded();
                int level = board.state().marks().revolts().get(province).level();
                play.happens(new RebelsFought(province, by(board, province, Sieges.besieging(board.state())), success, success ? level - 1 : level),
                        recorder.steps());
                yield Play.done();
            }
        };
    }

    private static String reason(Board board, String province) {
        if (!(board.state().phase() instanceof Phase.Sieges sieges)) {
            return "revolts are fought in the siege segment, when all impulses of the round are played";
        }
        if (province == null || !board.state().marks().inRevolt(province)) {
            return "there is no revolt in " + board.name(province);
        }
        return sieges.provinces().contains(province) && !board.field(province, Sieges.besieging(board.state())).isEmpty()
                ? unable(board, province).map(why -> why + "; such troops fight no revolt either (EU-SIEGE)").orElse("the effect of the undermining comes first")
                : "no troops can fight the revolt in " + board.name(province) + " now: none stand in its field, or they have besieged or fought in this round";
    }

    /** The odds of a fight that may be rolled now. */
    static Optional<Forecast> odds(Board board, String province) {
        if (!now(board).contains(province)) {
            return Optional.empty();
        }
        return odds(board, DIE, fight(board, province));
    }

    /** The odds of a fight against rebels or corsairs. */
    static Optional<Forecast> odds(Board board, DieName die, RebelFight.Fight fight) {
        var roll = RebelFight.with(board.tables(), die);
        return Optional.of(Forecast.EMPTY.with("result", roll.procedure().distribution(roll.start(fight)).map(SingleRoll.Cast::result)));
    }

    /** The fight of the troops in a province against its revolts. */
    public static RebelFight.Fight fight(Board board, String province) {
        var revolt = board.state().marks().revolts().get(province);
        return fight(board, province, revolt.maneuver(), revolt.plus(), revolt.fortressLd());
    }

    /**
     * The troops in the field of a province against rebels or corsairs. No replacement leaders are rolled: troops without a leader
     * have manoeuvre 0.
     *
     * @param maneuver of the enemy
     * @param plus its counters on the plus side
     * @param fortressLd LD in the fortress where that is friendly to it, else empty
     */
    static RebelFight.Fight fight(Board board, String province, int maneuver, int plus, Optional<Integer> fortressLd) {
        var stacks = board.field(province, Sieges.besieging(board.state()));
        int ld = stacks.stream().map(Stack::units).mapToInt(units -> units.ldOutsidePashas()).sum();
        int pashas = stacks.stream().map(Stack::units).mapToInt(units -> units.pashas()).sum();
        return new RebelFight.Fight(ld, pashas, board.state().maneuver(stacks), maneuver,
                fortressLd.isPresent() ? board.state().fortress(province).level() : 0, fortressLd.orElse(0), board.province(province).terrain(), plus);
    }
}

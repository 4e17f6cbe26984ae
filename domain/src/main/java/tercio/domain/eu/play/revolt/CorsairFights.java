package tercio.domain.eu.play.revolt;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Raid;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.revolt.RevoltCommand.FightCorsairs;
import tercio.domain.eu.play.revolt.RevoltEvent.CorsairsFought;
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
 * The fight of land troops against corsairs that raid their province, by the procedure of the fight against revolts (EU-CORSAIR-LAND,
 * AMB-99): a corsair+ counts as a revolt+, and no fortress helps them. Like that fight it is the action of the troops in the siege segment,
 * unless they besiege or fight a revolt (reading).
 */
public final class CorsairFights {

    static final String RULE = "EU-CORSAIR-LAND";
    static final DieName DIE = DieName.d10("corsair");

    private CorsairFights() {}

    /** Provinces that enemy corsairs raid where troops of the alliance stand in the field without enemies; not those of a country without a campaign. */
    public static List<String> provinces(Board board, int alliance) {
        return board.state().marks().raids().keySet().stream()
                .filter(province -> enemies(board, alliance, board.state().marks().raids().get(province)))
                .filter(province -> !board.field(province, alliance).isEmpty() && board.enemiesInField(province, alliance).isEmpty())
                .filter(province -> board.state().countries().get(RebelFights.by(board, province, alliance)).campaign() != Campaign.NONE)
                .toList();
    }

    private static boolean enemies(Board board, int alliance, Raid raid) {
        int raiders = board.state().allianceOf(raid.by());
        return raiders < 0 || board.enemies(alliance, raiders);
    }

    /** The provinces where the alliance whose sieges are resolved can fight corsairs now. */
    static List<String> now(Board board) {
        return board.state().phase() instanceof Phase.Sieges sieges && sieges.undermined() == null
                ? provinces(board, board.state().allianceAt(sieges.turnOf())).stream()
                        .filter(province -> sieges.provinces().contains(province) && RebelFights.unable(board, province).isEmpty()).toList()
                : List.of();
    }

    static Option option(Board board, String province) {
        return new Option("fight the " + board.state().marks().raids().get(province) + " that raids " + board.name(province), new FightCorsairs(province));
    }

    /** {@code the corsair+ of Algiers} */
    static String said(Raid raid) {
        return "the " + raid + " of " + Nation.of(raid.by());
    }

    /** Fights the corsairs of a province. Refused outside the siege segment, twice in a round, and where the fortress must be assaulted or left. */
    static Optional<Verdict<EuEvent>> fight(Play play, FightCorsairs command) {
        var board = play.board();
        var province = command.province();
        if (province == null || !now(board).contains(province)) {
            return Play.refused(RULE, reason(board, province), now(board).stream().map(known -> option(board, known)).toList());
        }
        var recorder = StepRecorder.recording();
        var roll = RebelFight.with(play.tables(), DIE);
        return switch (roll.procedure().start(roll.start(fight(board, province)), play.dice("corsairs in " + province), recorder)) {
            case Run.Lacking<SingleRoll.Cast<RebelFight.Fight, Success>> lacking -> Play.wants(lacking.die());
            case Run.Waiting<SingleRoll.Cast<RebelFight.Fight, Success>> waiting -> throw new IllegalStateException("the fight waits for no choice");
            case Run.Finished<SingleRoll.Cast<RebelFight.Fight, Success>> rolled -> {
                play.rolled(rolled.rolls());
                boolean success = rolled.state().result().succeeded();
                int level = board.state().marks().raids().get(province).level();
                play.happens(new CorsairsFought(province, RebelFights.by(board, province, Sieges.besieging(board.state())), success, success ? level - 1 : level),
                        recorder.steps());
                yield Play.done();
            }
        };
    }

    private static String reason(Board board, String province) {
        if (!(board.state().phase() instanceof Phase.Sieges sieges)) {
            return "corsairs are fought in the siege segment, when all impulses of the round are played";
        }
        var raid = province == null ? null : board.state().marks().raids().get(province);
        if (raid == null) {
            return "no corsairs raid " + board.name(province);
        }
        if (!enemies(board, Sieges.besieging(board.state()), raid)) {
            return said(raid) + " is no enemy";
        }
        return sieges.provinces().contains(province) && !board.field(province, Sieges.besieging(board.state())).isEmpty()
                ? RebelFights.unable(board, province).map(why -> why + "; such troops fight no corsairs either (EU-SIEGE)").orElse("the effect of the undermining comes first")
                : "no troops can fight the corsairs in " + board.name(province) + " now: none stand in its field, or they have besieged or fought in this round";
    }

    /** The odds of a fight that may be rolled now. */
    static Optional<Forecast> odds(Board board, String province) {
        if (!now(board).contains(province)) {
            return Optional.empty();
        }
        return RebelFights.odds(board, DIE, fight(board, province));
    }

    /** The fight of the troops in a province against the corsairs that raid it. */
    public static RebelFight.Fight fight(Board board, String province) {
        var raid = board.state().marks().raids().get(province);
        return RebelFights.fight(board, province, raid.maneuver(), raid.plus(), Optional.empty());
    }
}

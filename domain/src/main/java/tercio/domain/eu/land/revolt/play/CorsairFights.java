package tercio.domain.eu.land.revolt.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.revolt.RebelFight;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightCorsairs;
import tercio.domain.eu.land.revolt.play.RevoltEvent.CorsairsFought;
import tercio.domain.eu.land.siege.play.Sieges;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

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
    public static List<SpaceId> provinces(WarView board, Alliance alliance) {
        return board.state().marks().raids().keySet().stream()
                .filter(province -> areEnemies(board, alliance, board.state().marks().raids().get(province)))
                .filter(province -> !board.stacksInField(province, alliance).isEmpty() && board.enemiesInField(province, alliance).isEmpty())
                .filter(province -> board.state().countries().get(RebelFights.fightingCountry(board, province, alliance)).campaign() != Campaign.NONE)
                .toList();
    }

    private static boolean areEnemies(WarView board, Alliance alliance, Raid raid) {
        var raiders = board.state().allianceOf(raid.by());
        return !raiders.isBelligerent() || board.areEnemies(alliance, raiders);
    }

    /** The provinces where the alliance whose sieges are resolved can fight corsairs now. */
    static List<SpaceId> openProvinces(WarView board) {
        return board.state().phase() instanceof Phase.Sieges sieges && sieges.undermined() == null
                ? provinces(board, board.state().allianceAt(sieges.turnOf())).stream()
                        .filter(province -> sieges.provinces().contains(province) && RebelFights.inabilityReason(board, province).isEmpty()).toList()
                : List.of();
    }

    static Option option(WarView board, SpaceId province) {
        return new Option(Sentence.of("eu.revolt.to-fight-corsairs").with("raid", raid(board.state().marks().raids().get(province)))
                .with("where", SentenceNames.place(province)), new FightCorsairs(province));
    }

    /** {@code the corsair+ of Algiers} */
    static Keyed raiders(WarView board, SpaceId at) {
        var raid = board.state().marks().raids().get(at);
        return Sentence.of("eu.revolt.raiders").with("raid", raid(raid)).with("country", SentenceNames.country(raid.by()));
    }

    private static Keyed raid(Raid raid) {
        return Sentence.of("eu.revolt.raid").with("plus", raid.plus()).with("minus", raid.minus()).with("both", raid.plus() > 0 && raid.minus() > 0)
                .with("counters", raid.plus() + raid.minus());
    }

    /** Fights the corsairs of a province. Refused outside the siege segment, twice in a round, and where the fortress must be assaulted or left. */
    static Execution fight(EuCommandRun play, FightCorsairs command) {
        var board = play.board();
        var province = command.province();
        if (province == null || !openProvinces(board).contains(province)) {
            return EuCommandRun.refuse(RULE, refusalReason(board, province), openProvinces(board).stream().map(known -> option(board, known)).toList());
        }
        var recorder = StepRecorder.recording();
        var roll = RebelFight.roll(play.tables(), DIE);
        return switch (roll.procedure().start(roll.start(fight(board, province)), play.dice("corsairs in " + province), recorder)) {
            case Run.MissingDie<SingleRoll.RollState<RebelFight.Fight, Success>> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<SingleRoll.RollState<RebelFight.Fight, Success>> waiting -> throw new IllegalStateException("the fight waits for no choice");
            case Run.Finished<SingleRoll.RollState<RebelFight.Fight, Success>> rolled -> {
                play.addRolls(rolled.rolls());
                boolean success = rolled.state().result().isSuccess();
                int level = board.state().marks().raids().get(province).level();
                play.emit(new CorsairsFought(province, RebelFights.fightingCountry(board, province, Sieges.besiegingAlliance(board.state())), success, success ? level - 1 : level),
                        recorder.steps());
                yield EuCommandRun.success();
            }
        };
    }

    private static Sentence refusalReason(WarView board, SpaceId province) {
        if (!(board.state().phase() instanceof Phase.Sieges sieges)) {
            return Sentence.of("eu.revolt.refused-segment").with("what", "corsairs");
        }
        var raid = province == null ? null : board.state().marks().raids().get(province);
        if (raid == null) {
            return Sentence.of("eu.revolt.refused-no-corsairs").with("where", SentenceNames.place(province));
        }
        if (!areEnemies(board, Sieges.besiegingAlliance(board.state()), raid)) {
            return Sentence.of("eu.revolt.refused-no-enemy").with("raiders", raiders(board, province));
        }
        return sieges.provinces().contains(province) && !board.stacksInField(province, Sieges.besiegingAlliance(board.state())).isEmpty()
                ? RebelFights.inabilityReason(board, province).map(why -> Sentence.several(List.of(why, Sentence.of("eu.revolt.refused-unable").with("what", "corsairs"))))
                        .orElseGet(() -> Sentence.of("eu.revolt.refused-undermining-first"))
                : Sentence.of("eu.revolt.refused-no-troops").with("what", "corsairs").with("where", SentenceNames.place(province));
    }

    /** The odds of a fight that may be rolled now. */
    static Optional<Forecast> odds(WarView board, SpaceId province) {
        if (!openProvinces(board).contains(province)) {
            return Optional.empty();
        }
        return RebelFights.odds(board, DIE, fight(board, province));
    }

    /** The fight of the troops in a province against the corsairs that raid it. */
    public static RebelFight.Fight fight(WarView board, SpaceId province) {
        var raid = board.state().marks().raids().get(province);
        return RebelFights.fight(board, province, raid.maneuver(), raid.plus(), Optional.empty());
    }
}

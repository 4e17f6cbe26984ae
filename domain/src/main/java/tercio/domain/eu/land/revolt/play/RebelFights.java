package tercio.domain.eu.land.revolt.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.revolt.RebelFight;
import tercio.domain.eu.land.revolt.play.RevoltCommand.FightRebels;
import tercio.domain.eu.land.revolt.play.RevoltEvent.RebelsFought;
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
 * The fight against revolts and rebellions in the siege segment (EU-REVOLT-FIGHT). The troops of an alliance in a province act together, as
 * besiegers do, and must fight unless they besiege the fortress (EU-SIEGE). The counter that a success turns is no choice: a counter+ that is
 * turned beside a counter- merges with it, which leaves what is left without the counter-.
 */
public final class RebelFights {

    static final String RULE = "EU-REVOLT-FIGHT";
    static final DieName DIE = DieName.d10("revolt");

    private RebelFights() {}

    /** Provinces with revolts where troops of the alliance stand in the field without enemies; not those of a country without a campaign. */
    public static List<SpaceId> provinces(WarView board, Alliance alliance) {
        return board.state().marks().revolts().keySet().stream()
                .filter(province -> !board.stacksInField(province, alliance).isEmpty() && board.enemiesInField(province, alliance).isEmpty())
                .filter(province -> board.state().countries().get(fightingCountry(board, province, alliance)).campaign() != Campaign.NONE)
                .toList();
    }

    /** The provinces where the alliance whose sieges are resolved can fight revolts now. */
    static List<SpaceId> openProvinces(WarView board) {
        return board.state().phase() instanceof Phase.Sieges sieges && sieges.undermined() == null
                ? provinces(board, board.state().allianceAt(sieges.turnOf())).stream()
                        .filter(province -> sieges.provinces().contains(province) && inabilityReason(board, province).isEmpty()).toList()
                : List.of();
    }

    /** The country of the commander of an alliance's troops in the field of a province. */
    static CountryId fightingCountry(WarView board, SpaceId province, Alliance alliance) {
        return board.state().commandingCountry(board.stacksInField(province, alliance));
    }

    /** The reason why troops that besiege a fortress beside revolts or corsairs cannot fight; empty if they can. */
    static Optional<Sentence> inabilityReason(WarView board, SpaceId province) {
        return board.hasEnemyFortress(province, Sieges.besiegingAlliance(board.state())) ? Sieges.underminingRefusal(board, province) : Optional.empty();
    }

    /** {@code the revolt+ and revolt-} */
    static Keyed rebels(WarView board, SpaceId province) {
        var revolt = board.state().marks().revolts().get(province);
        return Sentence.of("eu.revolt.rebels-there").with("plus", revolt.plus()).with("minus", revolt.minus()).with("both", revolt.plus() > 0 && revolt.minus() > 0)
                .with("counters", revolt.plus() + revolt.minus());
    }

    static Option option(WarView board, SpaceId province) {
        return new Option(Sentence.of("eu.revolt.to-fight-rebels").with("whom", rebels(board, province)).with("where", SentenceNames.place(province)), new FightRebels(province));
    }

    /** Fights the revolts of a province. Refused outside the siege segment, twice in a round, and where the fortress must be assaulted or left. */
    static Execution fight(EuCommandRun play, FightRebels command) {
        var board = play.board();
        var province = command.province();
        var options = openProvinces(board).stream().map(known -> option(board, known)).toList();
        if (province == null || !openProvinces(board).contains(province)) {
            return EuCommandRun.refuse(RULE, refusalReason(board, province), options);
        }
        var recorder = StepRecorder.recording();
        var roll = RebelFight.roll(play.tables(), DIE);
        return switch (roll.procedure().start(roll.start(fight(board, province)), play.dice("revolt in " + province), recorder)) {
            case Run.MissingDie<SingleRoll.RollState<RebelFight.Fight, Success>> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<SingleRoll.RollState<RebelFight.Fight, Success>> waiting -> throw new IllegalStateException("the fight waits for no choice");
            case Run.Finished<SingleRoll.RollState<RebelFight.Fight, Success>> rolled -> {
                play.addRolls(rolled.rolls());
                boolean success = rolled.state().result().isSuccess();
                int level = board.state().marks().revolts().get(province).level();
                play.emit(new RebelsFought(province, fightingCountry(board, province, Sieges.besiegingAlliance(board.state())), success, success ? level - 1 : level),
                        recorder.steps());
                yield EuCommandRun.success();
            }
        };
    }

    private static Sentence refusalReason(WarView board, SpaceId province) {
        if (!(board.state().phase() instanceof Phase.Sieges sieges)) {
            return Sentence.of("eu.revolt.refused-segment").with("what", "revolt");
        }
        if (province == null || !board.state().marks().isInRevolt(province)) {
            return Sentence.of("eu.revolt.refused-no-revolt").with("where", SentenceNames.place(province));
        }
        return sieges.provinces().contains(province) && !board.stacksInField(province, Sieges.besiegingAlliance(board.state())).isEmpty()
                ? inabilityReason(board, province).map(why -> Sentence.several(List.of(why, Sentence.of("eu.revolt.refused-unable").with("what", "revolt"))))
                        .orElseGet(() -> Sentence.of("eu.revolt.refused-undermining-first"))
                : Sentence.of("eu.revolt.refused-no-troops").with("what", "revolt").with("where", SentenceNames.place(province));
    }

    /** The odds of a fight that may be rolled now. */
    static Optional<Forecast> odds(WarView board, SpaceId province) {
        if (!openProvinces(board).contains(province)) {
            return Optional.empty();
        }
        return odds(board, DIE, fight(board, province));
    }

    /** The odds of a fight against rebels or corsairs. */
    static Optional<Forecast> odds(WarView board, DieName die, RebelFight.Fight fight) {
        var roll = RebelFight.roll(board.tables(), die);
        return Optional.of(Forecast.EMPTY.with("result", roll.procedure().distribution(roll.start(fight)).map(SingleRoll.RollState::result)));
    }

    /** The fight of the troops in a province against its revolts. */
    public static RebelFight.Fight fight(WarView board, SpaceId province) {
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
    static RebelFight.Fight fight(WarView board, SpaceId province, int maneuver, int plus, Optional<Integer> fortressLd) {
        var stacks = board.stacksInField(province, Sieges.besiegingAlliance(board.state()));
        int ld = stacks.stream().map(Stack::units).mapToInt(units -> units.ldOutsidePashas()).sum();
        int pashas = stacks.stream().map(Stack::units).mapToInt(units -> units.pashas()).sum();
        return new RebelFight.Fight(ld, pashas, board.state().maneuver(stacks), maneuver,
                fortressLd.isPresent() ? board.state().fortress(province).level() : 0, fortressLd.orElse(0), board.province(province).terrain(), plus);
    }
}

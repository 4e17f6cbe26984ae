package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.AllowedWords;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.adapters.adjudication.RequestFields;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.EvasionProcedure;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.NavalBattle;
import tercio.domain.eu.sea.battle.NavalBattleOdds;
import tercio.domain.eu.sea.battle.NavalBattleOutcome;
import tercio.domain.eu.sea.battle.NavalBattleProcedure;
import tercio.domain.eu.sea.battle.NavalBattleSheet;
import tercio.domain.eu.sea.battle.NavalChoiceOdds;
import tercio.domain.eu.sea.battle.SeaRegion;
import tercio.domain.eu.sea.battle.Withdrawal;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code naval-battle}: two fleets, two days.
 *
 * @param compared the common part of the requests of one comparison; empty outside a comparison
 */
record NavalBattleEndpoint(Edition edition, Optional<NavalChoiceOdds> compared) implements EuropaEndpoint {

    private static final String PHASING = Side.PHASING.word();
    private static final String NON_PHASING = Side.NON_PHASING.word();
    private static final String[] OF_EITHER_SIDE = {"replacementLeader", "wind", "fire1", "shock1", "retreatAttempt", "fire2",
        "shock2", "pursuit", "leaderCasualty", "leaderFate"};
    private static final DieNames DICE = DieNames.ofSide(PHASING, OF_EITHER_SIDE)
            .andSide(NON_PHASING, OF_EITHER_SIDE).andSide(NON_PHASING, "evasion");
    private static final int LAST_TURN = 62;
    private static final String SUNK = "sunkAfterwardsThirds";

    NavalBattleEndpoint(Edition edition) {
        this(edition, Optional.empty());
    }

    @Override
    public NavalBattleEndpoint forComparison() {
        return new NavalBattleEndpoint(edition, Optional.of(new NavalChoiceOdds(tables())));
    }

    @Override
    public String procedure() {
        return "naval-battle";
    }

    @Override
    public DieNames dice() {
        return DICE;
    }

    @Override
    public Map<String, List<?>> choices() {
        var choices = BattleFieldOdds.choices();
        choices.put("/phasing/withdrawWithWind", List.of(Withdrawal.values()));
        choices.put("/nonPhasing/withdrawWithWind", List.of(Withdrawal.values()));
        return choices;
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var asked = read(request);
        if (asked.evades() && rollEvasion(request, asked.battle())) {
            LandBattleJson.putEvaded(answer);
            return;
        }
        var battleState = request.run(NavalBattleProcedure.of(asked.battle(), tables()), asked.start());
        request.offerSheet(() -> NavalBattleSheet.of(asked.battle(), battleState, request.rolls(), tables()));
        NavalBattleJson.put(answer, NavalBattleOutcome.of(asked.battle(), battleState, tables()));
    }

    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        for (var side : Side.values()) {
            request.fields().optionalObject(side.word()).filter(fields -> sunkAfterwards(fields) > 0)
                    .ifPresent(fields -> fields.fault(SUNK, Sentence.of("eu.request.sunk-unknown")));
        }
        var asked = read(request);
        request.offerSheet(() -> NavalBattleSheet.ofForces(asked.battle(), asked.start(), tables()));
        if (compared.isPresent()) {
            return new FieldOdds().with(asked.evades()
                    ? compared.get().withEvasion(asked.battle(), asked.start())
                    : compared.get().odds(asked.battle(), asked.start()));
        }
        var fought = NavalBattleOdds.of(asked.battle(), asked.start(), tables());
        return BattleFieldOdds.atSea(asked.evades()
                ? BattleOdds.withEvasion(asked.battle().evasion(), fought, FleetLosses.NONE, tables())
                : fought);
    }

    /** The battle of a request, with the choices of both sides. */
    private record NavalBattleQuestion(NavalBattle battle, BattleState start, boolean evades) {}

    private NavalBattleQuestion read(AdjudicationRequest request) {
        var fields = request.fields();
        var region = fields.word("seaRegion", AllowedWords.of(SeaRegion.class));
        int turn = fields.integer("turn", 1, LAST_TURN);
        boolean interception = fields.flag("interception");
        var moving = fields.object(PHASING);
        var waiting = fields.object(NON_PHASING);
        boolean evades = waiting.flag("evades");
        if (evades && interception) {
            waiting.fault("evades", Sentence.of("eu.request.interceptor-evades"));
        }
        boolean movingRetreats = moving.flag("retreatAfterFirstDay");
        boolean waitingRetreats = waiting.flag("retreatAfterFirstDay");
        int movingSunk = sunkAfterwards(moving);
        int waitingSunk = sunkAfterwards(waiting);
        var battle = new NavalBattle(region, turn, interception, NavalSides.read(moving, region, tables()),
                NavalSides.read(waiting, region, tables()), request.readings());
        request.check();
        return new NavalBattleQuestion(battle, NavalBattleProcedure.start().withRetreatIntent(Side.PHASING, movingRetreats)
                .withRetreatIntent(Side.NON_PHASING, waitingRetreats).withLaterLosses(Side.PHASING, movingSunk).withLaterLosses(Side.NON_PHASING, waitingSunk), evades);
    }

    /** Thirds of a ship that sank on the way after the battle, which count in the comparison for a Major Battle. */
    private static int sunkAfterwards(RequestFields side) {
        return side.integer(SUNK, 0, DetachmentFields.MOST, 0);
    }

    private boolean rollEvasion(AdjudicationRequest request, NavalBattle battle) {
        var roll = EvasionProcedure.of(NON_PHASING, tables());
        return request.run(roll.procedure(), roll.start(battle.evasion())).result().isSuccess();
    }
}

package tercio.adapters.eu.adjudication;

import java.util.List;
import java.util.Map;
import tercio.adapters.adjudication.AdjudicationRequest;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.FieldOdds;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.land.battle.BattleSide;
import tercio.domain.eu.land.battle.MixedForces;
import tercio.domain.eu.land.siege.Assault;
import tercio.domain.eu.land.siege.AssaultForecast;
import tercio.domain.eu.land.siege.AssaultOdds;
import tercio.domain.eu.land.siege.AssaultOutcome;
import tercio.domain.eu.land.siege.AssaultProcedure;
import tercio.domain.eu.land.siege.AssaultSheet;
import tools.jackson.databind.node.ObjectNode;

/** {@code assault}: an assault on a fortress. */
record AssaultEndpoint(Edition edition) implements EuropaEndpoint {

    private static final String[] DICE = {"fire", "shock", "replacementLeader", "leaderCasualty", "leaderFate"};

    @Override
    public String procedure() {
        return "assault";
    }

    @Override
    public DieNames dice() {
        return DieNames.ofSide(SiegeFields.BESIEGER, DICE).andSide(SiegeFields.BESIEGED, DICE);
    }

    @Override
    public void settle(AdjudicationRequest request, ObjectNode answer) {
        var assault = read(request);
        var assaultState = request.run(AssaultProcedure.of(assault, tables()), AssaultProcedure.start(assault));
        request.offerSheet(() -> AssaultSheet.of(assault, request.rolls(), tables()));
        put(answer, AssaultOutcome.of(assault, assaultState, tables()), assault.theatre(), unit());
    }

    @Override
    public Map<String, List<?>> choices() {
        return Map.of("/breach", List.of(false, true));
    }

    @Override
    public FieldOdds odds(AdjudicationRequest request) {
        var assault = read(request);
        request.offerSheet(() -> AssaultSheet.ofForces(assault, tables()));
        return new FieldOdds().with(AssaultForecast.of(AssaultOdds.of(assault, tables()), assault.theatre(), unit()));
    }

    private Assault read(AdjudicationRequest request) {
        var fields = request.fields();
        var period = Period.of(EuropaEndpoint.period(request));
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        int level = SiegeFields.level(fields, theatre);
        boolean breach = fields.flag("breach");
        boolean damaged = fields.flag("previousAssaultCausedLoss");
        var artillery = SiegeFields.artillery(fields);
        var outside = fields.object(SiegeFields.BESIEGER);
        var inside = fields.object(SiegeFields.BESIEGED);
        var besieger = LandSides.readAllied(outside, period, theatre, tables());
        var besieged = LandSides.readAlliedOrEmpty(inside, period, theatre, tables());
        LandSides.readChoices(outside);
        LandSides.readChoices(inside);
        SiegeFields.refuseTooMany(inside, besieged.units(), level, tables());
        request.check();
        return new Assault(period, theatre, level, breach, damaged,
                artillery.orElseGet(() -> artillery(besieger, period)), besieger, besieged, request.readings());
    }

    private int artillery(BattleSide besieger, Period period) {
        return MixedForces.artillery(besieger.byCountry(), period, tables());
    }

    private static void put(ObjectNode answer, AssaultOutcome outcome, Theatre theatre, LossUnit unit) {
        answer.put("resistance", outcome.resistance()).put("fortressFalls", outcome.fortressFalls())
                .put("besiegerDestroyed", outcome.besiegerDestroyed());
        put(answer.putObject(SiegeFields.BESIEGER), outcome.besieger(), theatre, unit);
        put(answer.putObject(SiegeFields.BESIEGED), outcome.besieged(), theatre, unit);
    }

    private static void put(ObjectNode side, AssaultOutcome.Half half, Theatre theatre, LossUnit unit) {
        var drm = side.putObject("drm");
        half.fireDrm().ifPresent(fire -> drm.put("fire", fire));
        drm.put("shock", half.shockDrm());
        side.put("morale", half.morale()).put("moraleLost", half.moraleLost()).put("routed", half.routed())
                .put("inflicted" + unit.word(), half.inflicted());
        if (theatre == Theatre.EUROPE) {
            side.put("lossesLd", half.losses() / unit.ofOneLd());
        } else {
            side.put("losses" + unit.word(), half.losses());
        }
        side.put("leader", half.leader().fate().word());
        if (half.leader().rounds() > 0) {
            side.put("leaderRounds", half.leader().rounds());
        }
    }
}

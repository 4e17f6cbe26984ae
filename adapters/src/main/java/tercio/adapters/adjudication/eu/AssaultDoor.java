package tercio.adapters.adjudication.eu;

import java.util.List;
import java.util.Map;
import tercio.adapters.adjudication.Chances;
import tercio.adapters.adjudication.DieNames;
import tercio.adapters.adjudication.EuMilitaryDoor;
import tercio.adapters.adjudication.Question;
import tercio.domain.eu.battle.BattleSide;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.edition.Edition;
import tercio.domain.eu.edition.Editions;
import tercio.domain.eu.forces.LossUnit;
import tercio.domain.eu.siege.Assault;
import tercio.domain.eu.siege.AssaultForecast;
import tercio.domain.eu.siege.AssaultOdds;
import tercio.domain.eu.siege.AssaultOutcome;
import tercio.domain.eu.siege.AssaultProcedure;
import tercio.domain.eu.siege.SiegeSide;
import tools.jackson.databind.node.ObjectNode;

/** {@code assault}: a fortress is stormed. */
public record AssaultDoor(Edition edition) implements EuMilitaryDoor {

    private static final String[] DICE = {"fire", "shock", "replacementLeader", "leaderCasualty", "leaderFate"};

    /** For the main edition. */
    public AssaultDoor() {
        this(Editions.military());
    }

    @Override
    public EuMilitaryDoor under(Edition other) {
        return new AssaultDoor(other);
    }

    @Override
    public boolean inOlderEditions() {
        return true;
    }

    @Override
    public String procedure() {
        return "assault";
    }

    @Override
    public DieNames dice() {
        return DieNames.ofSide(SiegeFields.BESIEGER, DICE).andSide(SiegeFields.BESIEGED, DICE);
    }

    @Override
    public void settle(Question question, ObjectNode answer) {
        var assault = read(question);
        var storm = question.run(AssaultProcedure.of(assault, tables()), AssaultProcedure.start(assault));
        put(answer, AssaultOutcome.of(assault, storm, tables()), assault.theatre(), unit());
    }

    @Override
    public Map<String, List<?>> choices() {
        return Map.of("/breach", List.of(false, true));
    }

    @Override
    public Chances odds(Question question) {
        var assault = read(question);
        return new Chances().with(AssaultForecast.of(AssaultOdds.of(assault, tables()), assault.theatre(), unit()));
    }

    private Assault read(Question question) {
        var fields = question.fields();
        var period = Period.of(question.period());
        var theatre = fields.word("theatre", LandForces.THEATRES, Theatre.EUROPE);
        int level = SiegeFields.level(fields, theatre);
        boolean breach = fields.flag("breach");
        boolean damaged = fields.flag("previousAssaultCausedLoss");
        var artillery = SiegeFields.artillery(fields);
        var outside = fields.object(SiegeFields.BESIEGER);
        var inside = fields.object(SiegeFields.BESIEGED);
        var besieger = LandSides.manned(outside, period, theatre, tables());
        var besieged = LandSides.perhapsEmpty(inside, period, theatre, tables());
        LandSides.choices(outside);
        LandSides.choices(inside);
        SiegeFields.refuseTooMany(inside, besieged.units(), level, unit());
        question.check();
        return new Assault(period, theatre, level, breach, damaged,
                artillery.orElseGet(() -> artillery(besieger, period)), besieger, besieged, question.readings());
    }

    private int artillery(BattleSide besieger, Period period) {
        return tables().artillery().value(besieger.units(), besieger.country(), besieger.armyClass(), period);
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

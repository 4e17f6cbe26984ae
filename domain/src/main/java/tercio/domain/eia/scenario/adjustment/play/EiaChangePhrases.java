package tercio.domain.eia.scenario.adjustment.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.at;
import static tercio.domain.eia.common.game.CampaignNames.corps;
import static tercio.domain.eia.common.game.CampaignNames.factors;
import static tercio.domain.eia.common.game.CampaignNames.leader;
import static tercio.domain.eia.common.game.CampaignNames.nation;
import static tercio.domain.eia.common.game.CampaignNames.power;
import static tercio.domain.eia.common.game.CampaignNames.province;

import java.util.List;
import java.util.Locale;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/**
 * Tells changes of the board. The catalogs of {@code eia.adjustment} say how they read. Factors of corps are left out, because everybody
 * reads the account.
 */
public final class EiaChangePhrases {

    private EiaChangePhrases() {}

    static Sentence of(EiaState before, EiaAdjustmentEvent event) {
        return switch (event) {
            case EiaAdjustmentEvent.AdjustmentMade made -> say("made").with("reason", new Text(made.reason())).with("change", inOrder(before, made.changes()));
            case EiaAdjustmentEvent.StrengthsWritten written -> say("strengths")
                    .with("corps", new Items(written.movers().keySet().stream().sorted().map(CampaignNames::corps).toList()));
        };
    }

    /** Several changes, one after the other. */
    private static Keyed inOrder(EiaState before, List<EiaChange> changes) {
        var first = of(before, changes.getFirst());
        return changes.size() == 1 ? first : say("then").with("change", first).with("rest", inOrder(before, changes.subList(1, changes.size())));
    }

    /** One change as the result of a step. Explanations have no plural of political points of their own. */
    public static Keyed resultOf(EiaState before, EiaChange change) {
        return change instanceof EiaChange.PoliticalPointsSet set ? say("result-points").with("who", power(set.power())).with("points", set.points()) : of(before, change);
    }

    /** One change, as a part of a sentence. */
    public static Keyed of(EiaState before, EiaChange change) {
        return switch (change) {
            case EiaChange.CorpsPlaced placed -> place(say("result-corps-stands").with("corps", corps(placed.corps())), placed.area(), placed.inside())
                    .with("known", before.findCorps(placed.corps()).isPresent());
            case EiaChange.CorpsStrength written -> say("result-corps-written").with("corps", corps(written.corps()));
            case EiaChange.CorpsWithdrawn withdrawn -> say("result-corps-off").with("corps", corps(withdrawn.corps()));
            case EiaChange.LeaderPlaced placed -> place(say("result-leader-stands").with("leader", leader(placed.leader())), placed.area(), placed.inside());
            case EiaChange.LeaderWithdrawn withdrawn -> say("result-leader-free").with("leader", leader(withdrawn.leader()));
            case EiaChange.LeaderImprisoned imprisoned -> say("result-leader-imprisoned").with("leader", leader(imprisoned.leader())).with("by", power(imprisoned.by()));
            case EiaChange.CityGarrison garrison -> say("result-garrison").with("nation", nation(garrison.nation())).with("factors", factors(garrison.factors()))
                    .with("where", area(garrison.area()));
            case EiaChange.DepotStands depot -> say("result-depot").with("who", power(depot.power())).with("at", at(depot.area()))
                    .with("garrisoned", depot.garrison().filter(garrison -> !garrison.isEmpty()).isPresent())
                    .with("factors", factors(depot.garrison().orElse(Factors.NONE)));
            case EiaChange.DepotWithdrawn depot -> say("result-depot-off").with("at", at(depot.area()));
            case EiaChange.IrregularsRaised raised -> say("result-irregulars").with("who", power(raised.power())).with("count", raised.count())
                    .with("type", raised.type().name().toLowerCase(Locale.ROOT)).with("at", at(raised.area()));
            case EiaChange.IrregularWithdrawn withdrawn -> irregular(withdrawn.piece());
            case EiaChange.RelationSet set -> say("result-relation").with("who", nation(set.one())).with("other", nation(set.other()))
                    .with("relation", set.relation().name().toLowerCase(Locale.ROOT));
            case EiaChange.PermissionSet set -> of(set);
            case EiaChange.MoneySet set -> say("result-money").with("who", power(set.power())).with("money", set.money());
            case EiaChange.PoliticalPointsSet set -> say("points").with("who", power(set.power())).with("points", set.points());
            case EiaChange.CityControl control -> say("result-city-control").with("who", nation(control.controller())).with("where", area(control.area()));
            case EiaChange.ProvinceControl control -> of(control);
            case EiaChange.SiegeLine line -> say("result-siege").with("who", power(line.power())).with("besieging", line.besieging()).with("where", area(line.area()));
            case EiaChange.MonthSet set -> say("result-month").with("month", CampaignNames.month(new CampaignMonth(set.year(), set.month())));
            case EiaChange.StepSet set -> say("result-step").with("who", power(set.power())).with("step", set.step().name().toLowerCase(Locale.ROOT));
        };
    }

    /** A permission, as a part of a sentence: {@code Prussia permits Austria to use its depots}. */
    public static Keyed of(EiaChange.PermissionSet set) {
        return say("result-permission").with("who", power(set.by())).with("granted", set.granted()).with("to", power(set.to()))
                .with("permission", set.permission().name().toLowerCase(Locale.ROOT));
    }

    /** The standing of a province, as a part of a sentence: {@code Bavaria is a free state under France}. */
    public static Keyed of(EiaChange.ProvinceControl control) {
        return say("result-province-control").with("province", province(control.province()))
                .with("standing", control.standing().name().toLowerCase(Locale.ROOT)).with("owner", nation(control.owner()));
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.adjustment." + key);
    }

    private static Keyed place(Keyed sentence, SpaceId area, boolean inside) {
        return sentence.with("inside", inside).with("where", area(area)).with("at", at(area));
    }

    /** A counter that may not stand on the map any more, by its id: {@code cossack-3}. */
    private static Keyed irregular(UnitId piece) {
        int end = piece.value().lastIndexOf('-');
        return say("result-irregular-off").with("type", piece.value().substring(0, end)).with("number", new Text(piece.value().substring(end + 1)));
    }
}

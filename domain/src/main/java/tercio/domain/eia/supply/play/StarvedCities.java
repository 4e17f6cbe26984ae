package tercio.domain.eia.supply.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.game.SupplyDuty;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.FactorTransfer;
import tercio.domain.eia.supply.play.SupplyCommand.OccupyStarvedCity;
import tercio.domain.game.Execution;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The consequences when the last besieged factors of a city have starved (EIA-7.4.5.2). */
final class StarvedCities {

    private static final String RULE = BesiegedSupplyInPlay.LOSSES;
    private static final String ENTER = "corps";
    private static final String DETACH = "garrison.";

    private StarvedCities() {}

    /**
     * The besieger that takes the leaders and may occupy the city: the one with most corps there, of equal ones the first that came.
     * The rule names one besieger; this is the reading for several.
     */
    static Power captor(EiaWarView board, SpaceId area) {
        return board.state().city(area).orElseThrow().besiegers().stream()
                .min(Comparator.comparingInt(power -> -board.corpsInField(area, corps -> corps.power() == power).size())).orElseThrow();
    }

    /** Lets the captor destroy or convert the depot inside the city, as after any fall of a port (EIA-7.4.3.4.5). */
    static void settleDepot(EiaCommandRun play, Power captor, SpaceId area) {
        if (play.state().depotAt(Location.city(area)).filter(depot -> depot.power() != captor).isPresent()) {
            play.emit(new CitySiegeEvent.SiegeDecisionDue(new SiegeDuty.CapturedDepot(captor, area)));
        }
    }

    static Execution occupy(EiaCommandRun play, OccupyStarvedCity command) {
        var board = play.board();
        if (board.state().duties().isEmpty() || !(board.state().duties().getFirst() instanceof SupplyDuty.StarvedCity due)
                || due.power() != command.power() || !due.area().equals(command.area())) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-starved-city").with("at", CampaignNames.at(command.area())));
        }
        var fault = refusal(board, command);
        if (fault.isPresent()) {
            return EiaCommandRun.refuse(fault.get().rule().id(), fault.get().detail(), answers(board, due));
        }
        factorsLeftInside(command).forEach((corps, factors) -> FactorTransfer.leave(play, board.state().corps().get(corps), factors));
        var leaders = command.corps().containsAll(board.corpsInField(due.area(), corps -> corps.power() == due.power()).stream().map(Corps::id).toList())
                ? board.state().leadersAt(Location.field(due.area())).stream().filter(leader -> leader.power() == due.power()).map(LeaderPiece::id).toList()
                : List.<EiaLeaderId>of();
        play.emit(new SupplyEvent.StarvedCitySettled(due.power(), due.area(), command.corps(), leaders));
        return EiaCommandRun.success();
    }

    /** The reason why an occupation is not legal; empty if it is. */
    private static Optional<Refusal> refusal(EiaWarView board, OccupyStarvedCity command) {
        var area = command.area();
        var own = board.corpsInField(area, each -> each.power() == command.power()).stream().map(Corps::id).toList();
        boolean once = command.corps().stream().distinct().count() == command.corps().size();
        if (!once || !own.containsAll(command.corps()) || !command.corps().isEmpty() && !board.enemyCorpsInField(command.power(), area).isEmpty()) {
            return refusal(RULE, Sentence.of("eia.refused.starved-corps").with("city", CampaignNames.area(area)));
        }
        if (command.garrison().stream().anyMatch(share -> share.piece() == null || share.type() == null || share.count() < 0)
                || command.garrison().stream().map(share -> share.piece() + "/" + share.type()).distinct().count() < command.garrison().size()) {
            return refusal(RULE, Sentence.of("eia.refused.starved-garrison"));
        }
        int room = CityRoom.in(board, area);
        for (var entry : factorsLeftInside(command).entrySet()) {
            var corps = board.state().findCorps(entry.getKey()).filter(each -> own.contains(each.id()) && !command.corps().contains(each.id()));
            if (corps.isEmpty()) {
                return refusal(RULE, Sentence.of("eia.refused.starved-outside").with("city", CampaignNames.area(area)));
            }
            var objection = FactorTransfer.leaveRefusal(board, corps.get(), entry.getValue());
            if (objection.isPresent()) {
                return objection;
            }
            room -= entry.getValue().total();
        }
        int entering = command.corps().stream().mapToInt(id -> board.state().corps().get(id).factorsOrNone().total()).sum();
        return entering <= room ? Optional.empty() : refusal("EIA-7.3.3.4", Sentence.of("eia.refused.city-room").with("where", CampaignNames.area(area)).with("room", Math.max(0, CityRoom.in(board, area))).with("more", false));
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }

    /** The factors that each corps leaves inside. */
    private static Map<UnitId, Factors> factorsLeftInside(OccupyStarvedCity command) {
        var left = new TreeMap<UnitId, Factors>();
        command.garrison().stream().filter(share -> share.count() > 0)
                .forEach(share -> left.merge(share.piece(), Factors.of(share.type(), share.count()), Factors::plus));
        return left;
    }

    /** The corps that may enter the city, and to leave it alone. */
    static List<Option> answers(EiaWarView board, SupplyDuty.StarvedCity due) {
        var options = new ArrayList<Option>();
        for (var corps : board.corpsInField(due.area(), each -> each.power() == due.power())) {
            var enters = new OccupyStarvedCity(due.power(), due.area(), List.of(corps.id()), List.of());
            if (refusal(board, enters).isEmpty()) {
                options.add(new Option(Sentence.of("eia.supply.to-enter").with("corps", CampaignNames.corps(corps.id())).with("city", CampaignNames.area(due.area())), enters));
            }
        }
        options.add(new Option(Sentence.of("eia.siege.to-leave-alone"), new OccupyStarvedCity(due.power(), due.area(), List.of(), List.of())));
        return options;
    }

    /** The form for any corps that enter and any factors that others leave inside; empty where no corps is left outside. */
    static Optional<Form> form(EiaWarView board, SupplyDuty.StarvedCity due) {
        var own = board.corpsInField(due.area(), each -> each.power() == due.power());
        if (own.isEmpty()) {
            return Optional.empty();
        }
        var cells = own.stream().flatMap(corps -> corps.factorsOrNone().counts().entrySet().stream()
                .filter(entry -> FactorTransfer.mayLeave(board, corps, entry.getKey()))
                .map(entry -> new FactorShare(corps.id(), entry.getKey(), entry.getValue()))).toList();
        var fields = new ArrayList<Form.Field>();
        fields.add(new Form.Subset(ENTER, Sentence.of("eia.siege.field-enter"), own.stream().map(corps -> new Form.Item(corps.id().value(), CampaignNames.item(CampaignNames.corps(corps.id())))).toList(), 0, own.size()));
        for (int at = 0; at < cells.size(); at++) {
            fields.add(new Form.Count(field(at), label(cells.get(at)), 0, cells.get(at).count()));
        }
        return Optional.of(new Form(new OccupyStarvedCity(due.power(), due.area(), List.of(), cells.stream().map(cell -> cell.withCount(0)).toList()), fields,
                List.of(Form.Limit.of(Sentence.of("eia.siege.limit-room"), "EIA-7.3.3.4", ENTER),
                        Form.Limit.of(Sentence.of("eia.siege.limit-stay"), "EIA-7.3.3.1.2", ENTER)),
                filled -> new OccupyStarvedCity(due.power(), due.area(), Id.all(filled.choices(ENTER), UnitId::new), cells.stream()
                        .map(cell -> cell.withCount(filled.choices(ENTER).contains(cell.piece().value()) ? 0 : filled.count(field(cells.indexOf(cell))))).toList())));
    }

    private static String field(int at) {
        return DETACH + at + ".count";
    }

    private static Sentence label(FactorShare cell) {
        return Sentence.of("eia.siege.field-inside").with("corps", CampaignNames.corps(cell.piece())).with("type", CampaignNames.factorType(cell.type()));
    }
}

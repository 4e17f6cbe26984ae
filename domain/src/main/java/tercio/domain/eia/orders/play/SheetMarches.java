package tercio.domain.eia.orders.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.EiaMarchQueries;
import tercio.domain.eia.movement.play.MarchCommand;
import tercio.domain.eia.orders.Occasion;
import tercio.domain.eia.orders.OrderSheet;
import tercio.domain.eia.orders.SheetOrder;
import tercio.domain.eia.supply.play.SupplyCommand;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The open parts of the marches of a sheet: to go on, to enter the city, to forage. */
final class SheetMarches {

    private final EiaWarView board;
    private final Power power;
    private final OrderSheet sheet;
    private final Function<EiaCommand, Optional<Sentence>> objection;

    SheetMarches(EiaWarView board, Power power, OrderSheet sheet, Function<EiaCommand, Optional<Sentence>> objection) {
        this.board = board;
        this.power = power;
        this.sheet = sheet;
        this.objection = objection;
    }

    /** The next step of an order while its power moves; empty if it is carried out, or its corps is no longer there. */
    Optional<SheetStep> due(int at, SheetOrder.March march) {
        var found = board.state().findCorps(march.corps()).filter(corps -> corps.power() == power);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        var corps = found.get();
        var left = placesLeft(march, corps);
        if (!left.isEmpty()) {
            return Optional.of(march(at, march, corps, left));
        }
        if (march.intoCity() && !corps.at().inCity()) {
            return Optional.of(giveFirstOrFail(at, companies(march, corps).map(leaders -> new MarchCommand.EnterCity(power, corps.id(), leaders))));
        }
        return march.feeding() == SheetOrder.Feeding.FORAGE ? forage(at, march) : mustForage(at, corps);
    }

    /** The places that a corps has not reached yet. */
    private static List<SpaceId> placesLeft(SheetOrder.March march, Corps corps) {
        int reached = 0;
        for (int at = 0; at < march.to().size(); at++) {
            if (corps.journey().entered().contains(march.to().get(at)) || corps.at().area().equals(march.to().get(at)) && at == march.to().size() - 1) {
                reached = at + 1;
            }
        }
        return march.to().subList(reached, march.to().size());
    }

    private SheetStep march(int at, SheetOrder.March march, Corps corps, List<SpaceId> left) {
        if (corps.at().isAboard()) {
            return giveFirstOrFail(at, companies(march, corps).map(leaders -> new MarchCommand.Disembark(power, corps.id(), left.getLast(), march.intoCity(), leaders)));
        }
        var path = EiaMarchQueries.pathThrough(board, corps, left);
        boolean force = EiaMarchQueries.optionAlong(board, corps.id(), path).filter(option -> option.move() != null && option.move().needs() != null).isPresent();
        if (force && !march.forced()) {
            return new SheetStep.Fail(at, Sentence.of("eia.march.only-forced").with("corps", CampaignNames.corps(corps.id())).with("to", CampaignNames.area(left.getLast())));
        }
        return giveFirstOrFail(at, companies(march, corps).map(leaders -> new MarchCommand.MoveCorps(power, corps.id(), path, leaders)));
    }

    /** The sets of leaders who could go along, the one that the order wants first. */
    private Stream<List<EiaLeaderId>> companies(SheetOrder.March march, Corps corps) {
        var there = board.state().leadersAt(corps.at()).stream().filter(leader -> leader.power() == power).map(LeaderPiece::id).toList();
        return switch (march.company()) {
            case NAMED -> Stream.of(march.leaders());
            case ALONE -> Stream.of(List.of());
            case AS_NEEDED -> Stream.of(List.of(), there);
        };
    }

    /** The first of these commands that can be given, or the reason why the first cannot. */
    private SheetStep giveFirstOrFail(int at, Stream<? extends EiaCommand> commands) {
        var all = commands.toList();
        return all.stream().filter(command -> objection.apply(command).isEmpty()).findFirst().<SheetStep>map(command -> new SheetStep.Give(command, OptionalInt.of(at)))
                .orElseGet(() -> new SheetStep.Fail(at, objection.apply(all.getFirst()).orElseThrow()));
    }

    /** The foraging that an order wants; empty where its corps has foraged, or forages in another step. */
    Optional<SheetStep> forage(int at, SheetOrder.March march) {
        return board.state().findCorps(march.corps()).filter(corps -> corps.power() == power)
                .flatMap(corps -> foraging(corps).filter(command -> objection.apply(command).isEmpty()).findFirst())
                .map(command -> new SheetStep.Give(command, OptionalInt.of(at)));
    }

    /** A corps that marched out of reach of depots forages before the next one moves (EIA-7.4.1.1). */
    private Optional<SheetStep> mustForage(int at, Corps corps) {
        boolean marched = !corps.journey().entered().isEmpty();
        return marched && EiaMarchQueries.mustForageNow(board, corps)
                ? foraging(corps).filter(command -> objection.apply(command).isEmpty()).findFirst().map(command -> new SheetStep.Give(command, OptionalInt.of(at)))
                : Optional.empty();
    }

    private Stream<EiaCommand> foraging(Corps corps) {
        var plain = new SupplyCommand.ForageCorps(power, corps.id());
        return plansSiege(corps.at().area()) ? Stream.of(new SupplyCommand.ForageBeforeSiege(power, corps.id()), plain) : Stream.of(plain);
    }

    private boolean plansSiege(SpaceId area) {
        return sheet.orders().stream().anyMatch(order -> order instanceof SheetOrder.Besiege(var city) && city.equals(area)
                        || order instanceof SheetOrder.Assault(var target) && target.equals(area))
                || sheet.answers().stream().anyMatch(answer -> answer.occasion() == Occasion.RETIRES && answer.reply().equals("besiege")
                        && answer.place().filter(place -> !place.equals(area)).isEmpty());
    }
}

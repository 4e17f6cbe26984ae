package tercio.adapters.eu.archive;

import static tercio.adapters.eu.archive.When.of;

import java.util.List;
import java.util.stream.Stream;
import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveBegan;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAttempted;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.FleetSailed;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyArrived;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyCameBack;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyLost;
import tercio.domain.eu.world.corsair.play.GoldRaidEvent.ConvoyAttacked;
import tercio.domain.map.SpaceId;

/** Marches, voyages, interceptions, attrition and convoys. */
final class MovementRows implements EuFold.Subject {

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        int position = event.position();
        var when = When.of(before);
        switch (event.fact()) {
            case MoveBegan began -> rows.add(EuArchiveTables.MARCH, position, when.between(of(EuFold.country(before, began.stack())), began.stack(), began.from(),
                    began.path().isEmpty() ? began.from() : began.path().getLast(), began.path().size(),
                    Sizes.ld(before, Stream.concat(Stream.of(began.stack()), began.along().stream()).toList()),
                    before.stack(began.stack()).map(Stack::leaders).filter(leaders -> !leaders.isEmpty()).map(List::getFirst).orElse(LeaderId.NONE)));
            case FleetSailed sailed -> before.fleet(sailed.stack()).ifPresent(fleet -> rows.add(EuArchiveTables.VOYAGE, position, when.between(of(fleet.country()), sailed.stack(),
                    sailed.from(), sailed.path().isEmpty() ? sailed.from() : sailed.path().getLast(), sailed.path().size(),
                    sailed.action() == null ? "" : sailed.action().kind().word(), fleet.ships().thirds(), fleet.aboard().stream().mapToInt(Stack::ld).sum(), fleet.gold())));
            case InterceptionAttempted tried -> land("land", before, position, when, tried.stack(), tried.moving(), tried.province(), tried.success(), rows);
            case CounterInterceptionAttempted tried -> land("counter", before, position, when, tried.stack(), tried.moving(), tried.province(), tried.success(), rows);
            case SeaInterceptionAttempted tried -> rows.add(EuArchiveTables.INTERCEPTION, position, when.between(of(EuFold.country(before, tried.stack())), "sea",
                    EuFold.country(before, tried.moving()), tried.zone(), null, null, Sizes.ships(before, List.of(tried.stack())), tried.success()));
            case MarchAttritionRolled rolled -> rows.add(EuArchiveTables.ATTRITION, position, when.between(of(rolled.country()), "march", rolled.province(),
                    Sizes.ld(before, rolled.stacks()), rolled.ld(), null, rolled.p()));
            case AttritionRolled rolled -> rows.add(EuArchiveTables.ATTRITION, position, when.between(of(rolled.stacks().isEmpty() ? "" : EuFold.country(before,
                    rolled.stacks().getFirst())), EuFold.word(rolled.kind()), rolled.province(), Sizes.ld(before, rolled.stacks()), rolled.ld(), null, rolled.p()));
            case NavalAttritionRolled rolled -> rows.add(EuArchiveTables.ATTRITION, position, when.between(of(rolled.country()), "naval", "", null, null, rolled.lostThirds(), false));
            case ConvoyArrived arrived -> rows.add(EuArchiveTables.CONVOY, position, when.between(of(EuFold.country(before, arrived.stack())), arrived.convoy().word(), "arrived",
                    arrived.province(), 0));
            case ConvoyLost lost -> rows.add(EuArchiveTables.CONVOY, position, when.between(of(lost.country()), lost.convoy().word(), "lost", "", lost.ducats()));
            case ConvoyCameBack back -> rows.add(EuArchiveTables.CONVOY, position, when.between(of(back.country()), back.convoy().word(), "back", back.province(), 0));
            case ConvoyAttacked attacked -> rows.add(EuArchiveTables.CONVOY, position, when.between(of(EuFold.country(before, attacked.stack())), "",
                    attacked.ending().word(), attacked.zone(), attacked.plundered()));
            default -> { }
        }
    }

    private static void land(String element, EuState before, int position, When when, StackId stack, StackId moving, SpaceId place, boolean success, ArchiveRows rows) {
        rows.add(EuArchiveTables.INTERCEPTION, position, when.between(of(EuFold.country(before, stack)), element, EuFold.country(before, moving), place,
                Sizes.ld(before, List.of(stack)), Sizes.ld(before, List.of(moving)), null, success));
    }
}

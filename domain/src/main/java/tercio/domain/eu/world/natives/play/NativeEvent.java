package tercio.domain.eu.world.natives.play;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.map.SpaceId;

/** Events of natives. Their numbers are in thirds of an LD. */
public sealed interface NativeEvent extends EuEvent {

    /** A stack is among natives who have not risen against it, and its country chooses. */
    record NativesMet(CountryId country, StackId stack, SpaceId province) implements NativeEvent {}

    /** The stack does not disturb the natives, whom nothing can make rise. */
    record NativesLeftInPeace(StackId stack, SpaceId province) implements NativeEvent {}

    /** @param rise whether the natives rise against the country of the stack, and attack it */
    record NativesTested(CountryId country, StackId stack, SpaceId province, boolean rise) implements NativeEvent {}

    /** The stack attacks the natives, and the battle follows after the movements. */
    record NativesAttacked(CountryId country, StackId stack, SpaceId province) implements NativeEvent {}

    /**
     * A conquistador has tried to bring the natives to his side.
     *
     * @param joining those who follow him now
     * @param resisting those who fight him at once
     * @param vanished those who are gone until the end of the turn
     */
    record NativesConverted(CountryId country, StackId stack, LeaderId leader, SpaceId province, int joining, int resisting, int vanished)
            implements NativeEvent {}

    /** Natives who have risen catch the stack, as interceptors. */
    record NativesIntercept(StackId natives, StackId stack, SpaceId province) implements NativeEvent {}

    /** Natives who have risen stand for a battle after the movements. */
    record NativesStand(StackId natives, SpaceId province) implements NativeEvent {}

    /** @param left the natives who are left in the province after a battle */
    record NativesFought(StackId natives, SpaceId province, int lost, int left) implements NativeEvent {}

    /** Natives who stood for a battle that is not fought go back to their villages. */
    record NativesDispersed(StackId natives, SpaceId province) implements NativeEvent {}

    /**
     * @param stack the stack whose losses they bear; {@code null} if they are lost with their leader
     * @param lost natives who follow a leader and are lost, in thirds of an LD
     */
    record FollowersLost(StackId stack, LeaderId leader, int lost) implements NativeEvent {}

    /** Natives who followed a leader go home, since he is not with a stack on land any more. */
    record FollowersWentHome(LeaderId leader, int thirds) implements NativeEvent {}

    /**
     * The end of the turn: the natives are quiet, and as many as printed.
     *
     * @param returned by province, those who have come back
     * @param gone the provinces whose natives are gone for good
     */
    record NativesReturned(Map<SpaceId, Integer> returned, List<SpaceId> gone) implements NativeEvent {
        public NativesReturned {
            returned = Map.copyOf(returned);
            gone = List.copyOf(gone);
        }
    }
}

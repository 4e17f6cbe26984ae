package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tools.jackson.databind.node.ObjectNode;

class GivenDiceTest {

    private static final DieNames NAMES = DieNames.of("main").andLists("remainder").andSide("besieger", "fire")
            .andOneOrSeveral("besieged", "fire");

    private final ObjectNode request = (ObjectNode) Asked.json(
            "{'dice':{'remainder':[3,8],'besieged':{'fire':[7,2]},'main':5,'besieger':{'fire':9}}}");
    private final GivenDice dice = new GivenDice(new RequestFields(request, "", new RequestFaults()), Die.D10, NAMES);

    @Test
    void diceAreFoundByPurposeSideAndOrdinal() {
        assertThat(dice.next(DieName.d10("main"))).hasValue(5);
        assertThat(dice.next(DieName.d10("besieger", "fire"))).hasValue(9);
        assertThat(dice.next(DieName.d10("remainder").ordinal(1))).hasValue(8);
        assertThat(dice.next(DieName.d10("remainder").ordinal(2))).isEqualTo(OptionalInt.empty());
        assertThat(dice.count("besieged", "fire")).isEqualTo(2);
        assertThat(dice.count("besieger", "fire")).isEqualTo(1);
    }

    @Test
    void diceThatNobodyAskedForAreNamedInTheOrderOfTheRequest() {
        assertThat(dice.unusedDice(request)).containsExactly("/dice/remainder", "/dice/besieged/fire", "/dice/main", "/dice/besieger/fire");
    }

    @Test
    void ofAListTheRestIsNamedOnceADieOfItWasUsed() {
        dice.next(DieName.d10("remainder"));
        dice.next(DieName.d10("main"));
        assertThat(dice.unusedDice(request)).containsExactly("/dice/remainder/1", "/dice/besieged/fire", "/dice/besieger/fire");
    }

    /** A list for the stars of a table may be empty, a list in the place of a die may not, needed or not. */
    @Test
    void noDiceAtAllAreNoDie() {
        var none = (ObjectNode) Asked.json("{'dice':{'remainder':[],'besieged':{'fire':[]}}}");
        var faults = new RequestFaults();
        new GivenDice(new RequestFields(none, "", faults), Die.D10, NAMES);
        assertThatThrownBy(faults::stopIfAny).isInstanceOfSatisfying(RequestFaults.Found.class, refused ->
                assertThat(refused.faults()).extracting(RequestFault::pointer).containsExactly("/dice/besieged/fire"));
    }

    @Test
    void aMissingDieBelongsWhereItsNameSays() {
        assertThat(dice.pointer(DieName.d10("remainder").ordinal(2))).isEqualTo("/dice/remainder/2");
        assertThat(dice.pointer(DieName.d10("besieger", "shock"))).isEqualTo("/dice/besieger/shock");
    }
}

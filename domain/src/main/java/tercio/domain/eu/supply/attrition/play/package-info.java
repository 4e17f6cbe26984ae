/**
 * Attrition of movement on land: when it is due, its roll, and the answer to a P (EU-ATTR-MOVEMENT).
 *
 * <p>Interception battles divide a move into parts. A part of 6 MP, or of 3 MP in bad weather, rolls at once, before its battle or at
 * the end of the move. If no part does, the whole move is checked once at its end, massed forces included (AMB-16). The modifiers
 * count the provinces of the part that rolls, or of the whole move (reading). A force is massed by its size when it set out, as the
 * example of a beaten large stack has it, or now, if it has picked up units. The column of the table follows the troops that are left.
 *
 * <p>Units that the stack drops on its way count with it, and may suffer, wherever they are (EU-MOVE-REGROUP), until the next roll of the
 * move (reading: they take part in one roll). Where a battle destroys the moving stack, its move brings no roll (reading).
 *
 * <p>The stacks of an alliance that stay in the field of one province are one force here, as in the supply segment (reading). Troops
 * inside a besieged fortress roll siege attrition instead, and a stack that joined one that moved counts as moved: where
 * a massed force is one no longer because a stack of it did so, the whole of them rolls at once (reading).
 */
package tercio.domain.eu.supply.attrition.play;
